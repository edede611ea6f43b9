// The door. Owns a PostgreSQL server on a data folder: its programs, its start, its end, its backups. Knows no table and reads no environment.
export { BACKUPS_KEPT, type Backup, backupNow, listBackups, pruneBackups } from './backup.ts'
export { type ConnectionConfig, connectPatiently } from './connect.ts'
export { type Engine, findRunning, type ReachableServer, type ServerExit, startEngine } from './engine.ts'
export { EngineError, type EngineErrorCode } from './errors.ts'
export { madeAt } from './initdb.ts'
export type { DatabaseNames, EngineOptions, Terms } from './options.ts'
export { restoreBackup } from './restore.ts'
