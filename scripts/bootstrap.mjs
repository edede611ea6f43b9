// First step of every command, written for any Node: brings the packages (and with them Node 24), then hands over.
// node scripts/bootstrap.mjs <task> [arguments] runs scripts/<task>.ts
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { NODE_ENVIRONMENT, NODE_FLAGS } from './node-flags.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const [task, ...rest] = process.argv.slice(2)
const stamp = join(root, 'node_modules', '.menged-install')
const WANTED = 24

function stop(sentence) {
  console.error(`\n${sentence}\n`)
  process.exit(1)
}

function install() {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return
  console.log('Installing packages (npm ci) …')
  const npm = process.env.npm_execpath
  const [command, args] = npm ? [process.execPath, [npm, 'ci']] : ['npm', ['ci']]
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  })
  if (status !== 0)
    stop('The packages could not be installed. Check the connection to the npm registry and run the command again.')
  writeFileSync(stamp, lock)
}

/** The Node that the manifest brings, or the machine's own when it is new enough. */
function findNode() {
  const own = join(root, 'node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node')
  for (const candidate of [own, process.execPath]) {
    if (candidate === own && !existsSync(own)) continue
    const { stdout } = spawnSync(candidate, ['--version'], { encoding: 'utf8', shell: process.platform === 'win32' })
    if (Number(/^v(\d+)/.exec(stdout ?? '')?.[1]) >= WANTED) return candidate
  }
  return stop(
    `Menged needs Node ${WANTED} or later; this is ${process.version}. Install it from nodejs.org and run the command again.`,
  )
}

install()
const node = findNode()
const path = [join(root, 'node_modules', '.bin'), process.env.PATH].join(process.platform === 'win32' ? ';' : ':')
const child = spawn(node, [...NODE_FLAGS, join(root, 'scripts', `${task}.ts`), ...rest], {
  cwd: root,
  stdio: 'inherit',
  env: { ...NODE_ENVIRONMENT, ...process.env, PATH: path },
  shell: process.platform === 'win32',
})
// Ctrl-C reaches the child too: it drains and closes, and this process waits for it.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    if (signal !== 'SIGINT') child.kill(signal)
  })
}
child.on('exit', (code, signal) => {
  process.exitCode = signal ? 1 : (code ?? 1)
})
