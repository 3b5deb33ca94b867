import { resolve } from 'node:path'
import { backupNow, countPending, createDeps, loadConfig, makeVerifiedBackup, requireInstallation } from '@thodu/api'
import { failWith, printPlace } from './tools/on-installation.ts'

const env = { ...process.env, LOG_LEVEL: 'silent' }

/** Backs the installation up. A database of an older version is backed up unchanged, before an upgrade. */
async function backUp(file: string) {
  requireInstallation(env)
  const config = loadConfig(env)
  const pending = await countPending(config)
  printPlace(config)
  if (pending > 0) {
    console.error(
      `The database is from an older version (${pending} migrations): its audit log will not mention this backup.`,
    )
    return await makeVerifiedBackup(config, file, new Date())
  }
  const deps = await createDeps(config)
  return await backupNow(deps, file).finally(() => deps.database.close())
}

const [given] = process.argv.slice(2)
if (given === undefined) {
  console.error('Usage: npm run backup -- FILE    (the server may keep running)')
  process.exit(1)
}
try {
  const { file, bytes, counts, uploads, sealed, lostUploads } = await backUp(resolve(given))
  console.log(
    `${file}: ${(bytes / 1e6).toFixed(1)} MB, verified by restoring it into a temporary folder${sealed ? ', then sealed' : ''}.`,
  )
  console.log(
    `${counts.bookings} bookings, ${counts.accounts} accounts, ${counts.audit_log} audit rows, ${uploads} files.`,
  )
  if (lostUploads.length > 0)
    console.error(`Not in the backup, because missing or damaged: the uploaded files ${lostUploads.join(', ')}`)
} catch (error) {
  failWith(error)
}
