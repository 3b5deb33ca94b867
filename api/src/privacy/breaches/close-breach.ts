import { writeAudit } from '../../audit/write-audit.ts'
import type { Breach } from '../../contract/privacy/breaches/breaches.schema.ts'
import type { Caller } from '../../http/caller.ts'
import type { Deps } from '../../http/environment.ts'
import { conflict } from '../../http/errors/api-error.ts'
import { findBreachRow, readBreach } from './breaches.queries.ts'

/**
 * Closes a breach once the Board has the first report and the details; can be repeated (rule PRIV-B5).
 * @throws ApiError 404; 409 `breach.board_not_told`
 */
export const closeBreach = (deps: Deps, { performer }: Caller, id: string): Promise<Breach> =>
  deps.database.write(async (tx) => {
    const at = deps.now()
    const row = await findBreachRow(tx, id)
    if (row.closed_at !== null) return readBreach(tx, id)
    if (row.board_told_at === null || row.board_detailed_at === null) throw conflict('breach.board_not_told')
    await tx.updateTable('breaches').set({ closed_at: at.toISOString() }).where('id', '=', id).execute()
    await writeAudit(tx, {
      performer,
      action: 'ADMIN_ACTION',
      resourceType: 'system',
      resourceId: id,
      description: `Data breach ${row.code} closed`,
      changes: [{ field: 'closedAt', from: null, to: at.toISOString() }],
      at,
    })
    return readBreach(tx, id)
  })
