// First step of every command, written for any Node since 18: brings Node 24 where it is missing, then the packages under it, and hands over.
// node scripts/bootstrap.mjs <task> [arguments] runs scripts/<task>.ts; the task `npm` is npm itself.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { NODE_ENVIRONMENT, NODE_FLAGS } from './node-flags.mjs'

const WANTED = 24
/** Below it npm is too old as well. */
const OLDEST = 18

/** What an operator runs by hand knows the service's settings from `.env`, where there is one; tests and measurements know nothing of it. */
const OPERATED = ['up', 'start', 'dev', 'backup', 'restore', 'role', 'two-step', 'mail-test']

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const windows = process.platform === 'win32'
const [task, ...rest] = process.argv.slice(2)

function stop(sentence) {
  console.error(`\n${sentence}\n`)
  process.exit(1)
}

/** What runs npm under a Node: the npm that runs this, else the one on the path. */
function npmUnder(node, args) {
  const cli = process.env.npm_execpath
  return cli && basename(cli) === 'npm-cli.js' ? [node, [cli, ...args]] : ['npm', args]
}

function environmentOf(node) {
  const path = [dirname(node), join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter)
  return { ...NODE_ENVIRONMENT, ...process.env, PATH: path }
}

/** Installs what a folder's lockfile names, unless the stamp next to the packages says that it is there. */
function install(folder, node, what) {
  const stamp = join(folder, 'node_modules', '.menged-install')
  const lock = createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return
  console.log(`Installing ${what} (npm ci) …`)
  const [command, args] = npmUnder(node, ['ci'])
  const { status } = spawnSync(command, args, {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: environmentOf(node),
    shell: windows,
  })
  if (status !== 0)
    stop('The packages could not be installed. Check the connection to the npm registry and run the command again.')
  writeFileSync(stamp, lock)
}

/** The machine's own Node when it is new enough, else one that npm brings, by its own path: npm 10 drops its link in .bin. */
function findNode() {
  const major = Number(process.versions.node.split('.')[0])
  if (major >= WANTED) return process.execPath
  if (major < OLDEST)
    stop(
      `Menged needs Node ${OLDEST} or later to begin with; this is ${process.version}. Install Node ${WANTED} from nodejs.org.`,
    )
  const folder = join(root, 'scripts', 'node')
  const name = `node-${windows ? 'win' : process.platform}-${process.arch}`
  const { optionalDependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  if (!(name in optionalDependencies))
    stop(
      `Menged needs Node ${WANTED} or later; this is ${process.version}. Install it from nodejs.org and run the command again.`,
    )
  install(folder, process.execPath, `Node ${WANTED}`)
  const node = join(folder, 'node_modules', name, 'bin', windows ? 'node.exe' : 'node')
  if (!existsSync(node)) stop(`npm did not bring ${name}. Install Node ${WANTED} from nodejs.org and run the command again.`)
  return node
}

function commandOf(node) {
  if (task === 'npm') return npmUnder(node, rest)
  install(root, node, 'packages')
  const settings = OPERATED.includes(task) && existsSync(join(root, '.env')) ? ['--env-file=.env'] : []
  return [node, [...NODE_FLAGS, ...settings, join(root, 'scripts', `${task}.ts`), ...rest]]
}

const node = findNode()
const [command, args] = commandOf(node)
const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: environmentOf(node), shell: windows })
// Ctrl-C reaches the child too: it drains and closes, and this process waits for it.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    if (signal !== 'SIGINT') child.kill(signal)
  })
}
child.on('error', (error) => stop(`${command} cannot be run: ${error.message}`))
child.on('exit', (code, signal) => {
  process.exitCode = signal ? 1 : (code ?? 1)
})
