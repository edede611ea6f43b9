// The process: config -> database -> api -> pages -> listen -> drain and close.
import { loadConfig } from '@menged/api'
import { type RunningServer, startServer } from './server.ts'
import { startFault } from './start-fault.ts'

/** Requests under way have their own limit; past this one something hangs that should not. */
const STOP_MS = 30_000

try {
  const server = await startServer(loadConfig(process.env))
  const lines = [
    ['Menged is at', server.address],
    ['Its mail is at', server.mailbox],
    ['To set it up', server.setup],
    ['The data is in', server.data],
    ['To stop it', 'press Ctrl-C'],
  ].flatMap(([name = '', value]) => (value ? [`  ${name.padEnd(15)} ${value}\n`] : []))
  console.log(`\n${lines.join('')}`)
  stopOnSignal(server)
} catch (error) {
  console.error(`\nMenged did not start.\n${startFault(error)}\n`)
  process.exit(1)
}

function stopOnSignal(server: RunningServer): void {
  let stopping = false
  const stop = async (signal: NodeJS.Signals) => {
    if (stopping) return
    stopping = true
    console.log('\nFinishing what is under way and closing the database …')
    setTimeout(() => process.exit(1), STOP_MS).unref()
    // Ctrl-C comes from a person at the terminal.
    await server.close({ atOnce: signal === 'SIGINT' })
    process.exit(0)
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
}
