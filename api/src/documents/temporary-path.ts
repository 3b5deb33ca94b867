import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { newUploadName } from '../storage/upload-name.ts'

const temporarySuffix = '.part'
const temporary = /(?:\.part)+$/

export async function makeTemporaryPath(uploadsDir: string): Promise<string> {
  await mkdir(uploadsDir, { recursive: true, mode: 0o700 })
  return join(uploadsDir, `${newUploadName()}${temporarySuffix}`)
}

export const withoutSuffix = (name: string): string => name.replace(temporary, '')
