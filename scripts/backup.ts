import { resolve } from 'node:path'
import { backupNow, ConfigError, createDeps, loadConfig } from '@thodu/api'

const [given] = process.argv.slice(2)
if (given === undefined) {
  console.error('Usage: npm run backup -- FILE    (the server may run meanwhile)')
  process.exit(1)
}
try {
  const deps = await createDeps(loadConfig({ ...process.env, LOG_LEVEL: 'silent' }))
  const { file, bytes, counts, uploads, sealed } = await backupNow(deps, resolve(given)).finally(() =>
    deps.database.close(),
  )
  console.log(
    `${file}: ${(bytes / 1e6).toFixed(1)} MB, proven by restoring it into a scratch folder${sealed ? ', then sealed' : ''}.`,
  )
  console.log(
    `${counts.bookings} bookings, ${counts.accounts} accounts, ${counts.audit_log} audit rows, ${uploads} files.`,
  )
} catch (error) {
  const known = error instanceof ConfigError || (error instanceof Error && error.name.endsWith('Error'))
  console.error(known ? error.message : error)
  process.exit(1)
}
