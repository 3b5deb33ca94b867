import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { newUploadName } from '../../storage/upload-name.ts'

/** Files that are still being received or examined. */
const temporarySuffix = '.part'
const temporary = /(?:\.part)+$/

/** A path for a file that is still being received. */
export async function makeTemporaryPath(uploadsDir: string): Promise<string> {
  await mkdir(uploadsDir, { recursive: true, mode: 0o700 })
  return join(uploadsDir, `${newUploadName()}${temporarySuffix}`)
}

/** A name without what marks it as temporary. */
export const withoutSuffix = (name: string): string => name.replace(temporary, '')
