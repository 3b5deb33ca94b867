import type { Config } from '../../config/config.ts'
import type { ExportWords } from './export-words.ts'

export type Processor = { kind: string; host?: string }

/** The rest of an address may contain a password. */
function hostOf(address: string): { host?: string } {
  const host = URL.parse(address)?.hostname ?? ''
  return host === '' ? {} : { host }
}

/** Lists the processors by kind, from the configuration (rule PRIV-D3). */
export function listProcessors(config: Config, { page }: ExportWords): Processor[] {
  const { smtpUrl, uploads, backupTo, google, databaseAddress } = config
  return [
    ...(smtpUrl === undefined ? [] : [{ kind: page.mail, ...hostOf(smtpUrl) }]),
    ...(uploads.kind === 'folder' ? [] : [{ kind: page.bucket, ...hostOf(uploads.url) }]),
    ...(backupTo?.kind === 'bucket' ? [{ kind: page.backups, ...hostOf(backupTo.url) }] : []),
    ...(databaseAddress === undefined ? [] : [{ kind: page.database, ...hostOf(databaseAddress) }]),
    ...(google === undefined ? [] : [{ kind: page.google }]),
    { kind: page.messenger },
  ]
}
