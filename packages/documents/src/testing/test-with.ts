// Tests that need a program of the machine. Where it is not there, they say so and do not run.
import { test } from 'vitest'

/** As `test`, where these programs are there. */
export function testWith(isInstalled: boolean, programs: string, name: string, run: () => void | Promise<void>): void {
  if (isInstalled) test(name, run)
  else test.skip(`not run, for want of ${programs}: ${name}`, run)
}
