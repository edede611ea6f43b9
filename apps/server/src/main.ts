// The process: config -> database -> api -> pages -> listen -> drain and close.
import { ConfigError, ContentError, DatabaseUrlError, EngineError, loadConfig, MigrationError } from '@menged/api'
import { StartError } from './address.ts'
import { type RunningServer, startServer } from './server.ts'

/** Requests under way have their own limit; past this one something hangs that should not. */
const STOP_MS = 30_000
/** What an operator can mend: told in words, without a stack. */
const MENDABLE = [ConfigError, StartError, EngineError, DatabaseUrlError, MigrationError, ContentError]

try {
  const server = await startServer(loadConfig(process.env))
  const lines = [
    ['Menged is at', server.address],
    ['Its mail is at', server.mailbox],
    ['The data is in', server.data],
    ['To stop it', 'press Ctrl-C'],
  ].flatMap(([name = '', value]) => (value ? [`  ${name.padEnd(15)} ${value}\n`] : []))
  console.log(`\n${lines.join('')}`)
  stopOnSignal(server)
} catch (error) {
  const told = MENDABLE.some((kind) => error instanceof kind)
  console.error(`\nMenged did not start.\n${told && error instanceof Error ? error.message : (error as Error).stack}\n`)
  process.exit(1)
}

function stopOnSignal(server: RunningServer): void {
  let stopping = false
  const stop = async (signal: NodeJS.Signals) => {
    if (stopping) return
    stopping = true
    console.log('\nFinishing what is under way and closing the database …')
    setTimeout(() => process.exit(1), STOP_MS).unref()
    // Ctrl-C comes from whoever sits in front of it.
    await server.close({ atOnce: signal === 'SIGINT' })
    process.exit(0)
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
}
