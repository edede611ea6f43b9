// Packages of Debian, where the machine is one and lets us install.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Ubuntu's chromium package is a door to a snap, which does not run in containers: Debian's own only. */
export function isDebian(): boolean {
  try {
    return /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))
  } catch {
    return false
  }
}

/** Returns whether they are there now. */
export function aptInstall(packages: string[]): boolean {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  if (sudo.length > 0 && !runShown('sudo', ['-n', 'true'])) return false
  const apt = (...args: string[]) => {
    const [program = 'apt-get', ...rest] = [...sudo, 'apt-get', ...args]
    return runShown(program, rest)
  }
  // Another apt may be at work on a machine that has just started.
  const patient = ['-o', 'DPkg::Lock::Timeout=300']
  return apt(...patient, 'update') && apt(...patient, 'install', '-y', ...packages)
}

/** Its output is ours; returns whether it went well. */
export function runShown(program: string, args: string[]): boolean {
  // At this level a package starts no service.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  return spawnSync(program, args, { stdio: 'inherit', env, shell: process.platform === 'win32' }).status === 0
}
