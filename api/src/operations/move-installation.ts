import { mkdirSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { type Moved, MoveError, moveDatabase } from '@thodu/db'
import { verifyAudit } from '../audit/verify-audit.ts'
import type { Config } from '../config/config.ts'
import { isDatabaseUrl } from '../config/environment.ts'

function readPlace(url: string): string {
  if (!isDatabaseUrl(url))
    throw new MoveError('The target must be sqlite:PATH or postgres://USER:PASSWORD@HOST/DATABASE')
  if (!url.startsWith('sqlite:')) return url
  const file = resolve(url.slice('sqlite:'.length))
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  return file
}

/**
 * Copies the database to another one, of either engine (rule OPS-15); uploads stay in DATA_DIR. The server must be stopped and
 * the target empty. Compares every row and verifies the audit chain.
 * @throws MoveError, NewerDatabaseError, UnfitServerError, ServerLostError; the target then stays empty
 */
export const moveInstallation = (
  config: Pick<Config, 'database'>,
  to: string,
  report: (table: string, rows: number) => void,
): Promise<Moved> =>
  moveDatabase({
    from: config.database,
    to: readPlace(to),
    report,
    prove: async (read) => {
      const verdict = await verifyAudit({ read })
      if (!verdict.ok) throw new MoveError(`The audit log is not intact at row ${verdict.seq}: ${verdict.problem}.`)
    },
  })
