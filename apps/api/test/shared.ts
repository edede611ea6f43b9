// What the tests of a file share.
import { beforeAll } from 'vitest'

/** Made before the first test of the file; empty until then. */
export function shared<Thing extends object>(make: () => Promise<Thing>): Thing {
  const thing = {} as Thing
  beforeAll(async () => {
    Object.assign(thing, await make())
  })
  return thing
}
