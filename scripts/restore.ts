import { resolve } from 'node:path'
import { ConfigError, loadConfig, restoreBackup } from '@thodu/api'

const [given] = process.argv.slice(2)
if (given === undefined) {
  console.error('Usage: npm run restore -- FILE    (stop the server first)')
  process.exit(1)
}
try {
  const { manifest, replaced } = await restoreBackup(resolve(given), loadConfig(process.env), new Date())
  console.log(
    `Restored the backup of ${manifest.createdAt}: ${manifest.counts.bookings} bookings, ${manifest.files.length - 1} files.`,
  )
  if (replaced !== undefined) console.log(`What was there before is kept in ${replaced}.`)
  console.log('Everybody has to sign in again.')
} catch (error) {
  const known = error instanceof ConfigError || (error instanceof Error && error.name.endsWith('Error'))
  console.error(known ? error.message : error)
  process.exit(1)
}
