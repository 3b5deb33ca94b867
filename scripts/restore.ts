import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { findPlaces, loadConfig, NoInstallationError, requireInstallation, restoreBackup } from '@thodu/api'
import { failWith, printPlace } from './tools/on-installation.ts'

const usage = `Usage: npm run restore -- FILE                  (stop the server first)
       npm run restore -- FILE --key KEYFILE    a sealed backup, with the file of its private key`

function readArguments(): { file: string | undefined; key: string | undefined } {
  try {
    const { values, positionals } = parseArgs({ options: { key: { type: 'string' } }, allowPositionals: true })
    return { file: positionals.length === 1 ? positionals[0] : undefined, key: values.key }
  } catch {
    return { file: undefined, key: undefined }
  }
}

/**
 * A restore may create an installation, e.g. on a new machine, in the folder of DATA_DIR. Without DATA_DIR an empty folder is a
 * mistake: the server's variables are missing.
 */
function requirePlace(): void {
  if (process.env.DATA_DIR) return
  try {
    requireInstallation(process.env)
  } catch (error) {
    if (!(error instanceof NoInstallationError)) throw error
    throw new NoInstallationError(`${error.message} A restore on a new machine needs DATA_DIR as well.`)
  }
}

const { file, key } = readArguments()
if (file === undefined) {
  console.error(usage)
  process.exit(1)
}
try {
  requirePlace()
  printPlace(findPlaces(process.env))
  const keyFile = key === undefined ? undefined : resolve(key)
  const { manifest, replaced, forgotten } = await restoreBackup(
    resolve(file),
    loadConfig(process.env),
    new Date(),
    keyFile,
  )
  console.log(
    `Restored the backup of ${manifest.createdAt}: ${manifest.counts.bookings} bookings, ${manifest.files.length - 1} files.`,
  )
  if (manifest.lostUploads.length > 0)
    console.error(
      `Uploaded files that were missing or damaged when the backup was made: ${manifest.lostUploads.join(', ')}`,
    )
  if (replaced !== undefined) console.log(`The previous data are in ${replaced}.`)
  if (forgotten > 0) console.log(`Erased again: ${forgotten} accounts that were erased after that backup.`)
  console.log('Every user has to sign in again.')
} catch (error) {
  failWith(error)
}
