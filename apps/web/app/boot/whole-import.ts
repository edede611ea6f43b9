// What the build puts around each `import()`: see build-plugins/whole-imports.ts.
import { fetchWhole } from '../page/missing-code.ts'

/** Addresses that have come, in addition to those that the page itself names. */
const here = new Set<string>()

export async function wholeImport<Code>(load: () => Promise<Code>, files: readonly string[] = []): Promise<Code> {
  // A page that the worker has kept runs on what it has kept.
  if ('kept' in document.documentElement.dataset) return load()
  await Promise.all(
    files.map(async (file) => {
      const address = `/${file}`
      if (here.has(address) || document.querySelector(`link[href="${address}"]`)) return
      await fetchWhole(address)
      here.add(address)
    }),
  )
  return load()
}
