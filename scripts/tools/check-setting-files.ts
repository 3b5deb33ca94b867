import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Files that a team edits; each is loaded separately, since an import of a mistyped one fails. */
const settingFiles = [
  'defaults/brand.config.ts',
  'defaults/privacy.config.ts',
  'defaults/sold-packages.ts',
  'care/catalogue.ts',
  'care/care-shapes.ts',
].map((file) => new URL(`../../api/src/contract/${file}`, import.meta.url))

/** Returns place and reason of a syntax error without the stack trace: "brand.config.ts, line 26: Expected ','". */
export function describeLoadError(file: URL, error: unknown): string {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error))
  const line = new RegExp(`${basename(file.pathname).replaceAll('.', '\\.')}:(\\d+)`).exec(stack)?.[1]
  return `${basename(fileURLToPath(file))}${line === undefined ? '' : `, line ${line}`} cannot be read: ${message.split('\n')[0]}`
}

/** Ends the process with one line when a file that a team edits has a syntax error or an impossible value. */
export async function checkSettingFiles(files: readonly URL[] = settingFiles): Promise<void> {
  for (const file of files)
    await import(file.href).catch((error: unknown) => {
      console.error(describeLoadError(file, error))
      process.exit(1)
    })
  await import('../../api/src/config/refuse-wrong-brand.ts')
}
