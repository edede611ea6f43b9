// npm run restore [-- name]: puts a backup in place of the embedded database; without a name it lists them. Stop the portal first.
import { backups, loadConfig, restore } from '@menged/api'

const name = process.argv[2]
try {
  const config = loadConfig()
  if (name === undefined) {
    const found = await backups(config)
    const none = `In ${config.dataDir} there are no backups yet. npm run backup makes one; DATA_DIR names another folder.`
    console.log(found.length > 0 ? [`Backups in ${config.dataDir}:`, ...found].join('\n') : none)
  } else {
    const aside = await restore(config, name)
    console.log(`${name} is in place.${aside ? ` What was there before lies in ${aside}` : ''}`)
  }
} catch (error) {
  console.error(`Nothing was restored.\n${error instanceof Error ? error.message : error}`)
  process.exitCode = 1
}
