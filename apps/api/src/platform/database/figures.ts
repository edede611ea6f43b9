// What an operator watches of the disk that the embedded database lies on.
import { statfs } from 'node:fs/promises'
import { listBackups } from '@menged/embedded-postgres'
import type { Config } from '../config.ts'
import type { Metrics } from '../metrics.ts'

export function watchDisk(metrics: Metrics, { dataDir }: Pick<Config, 'dataDir'>): void {
  metrics.watch('menged_disk_bytes', 'Room on the disk of the data folder', async () => {
    const { bavail, blocks, bsize } = await statfs(dataDir)
    return { free: bavail * bsize, all: blocks * bsize }
  })
  metrics.watch('menged_backup_age_seconds', 'Time since the newest backup; missing where there is none', async () => {
    const [newest] = await listBackups(dataDir)
    return newest ? { newest: (Date.now() - Date.parse(newest.at)) / 1000 } : {}
  })
}
