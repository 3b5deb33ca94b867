import type { z } from 'zod'
import { writeAudit } from '../../audit/write-audit.ts'
import type { exportSchema } from '../../contract/access/access.schema.ts'
import type { Caller } from '../../http/caller.ts'
import type { Deps } from '../../http/environment.ts'

/** An office needs far fewer; the limit stops a loop. */
export const exportLimit = { name: 'exports', max: 60, perSeconds: 3_600 }

/** Leaves out typed text, which may be a patient's name. */
const describeFilter = (filter: Readonly<Record<string, string | number | boolean>>): string =>
  Object.entries(filter)
    .filter(([, value]) => value !== '')
    .map(([name, value]) =>
      /^(q|search)$/.test(name) || !/^[\w-]{1,40}$/.test(String(value)) ? name : `${name}=${value}`,
    )
    .join(', ') || 'everything'

/** Records in the audit log that a browser exports a list (rule AUD-13). */
export async function recordExport(
  deps: Deps,
  { performer }: Caller,
  { list, filter = {}, rows }: z.output<typeof exportSchema>,
): Promise<void> {
  await deps.database.write((tx) =>
    writeAudit(tx, {
      performer,
      action: 'ADMIN_ACTION',
      resourceType: 'system',
      description: `Exported ${rows} rows of ${list} as CSV (${describeFilter(filter)})`,
      at: deps.now(),
    }),
  )
}
