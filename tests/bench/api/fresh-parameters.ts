import { randomBytes } from 'node:crypto'
import { newId } from '@thodu/db'
import type { RecordedStatement } from './record.ts'

export type FreshParameter = { index: number; recorded: unknown; make: Fresh }
type Fresh = (context: { head: { seq: number; hash: string } | undefined }) => unknown
const freshByColumn: Record<string, Fresh> = {
  seq: ({ head }) => (head?.seq ?? 0) + 1,
  hash: () => randomBytes(32).toString('hex'),
  previous_hash: ({ head }) => head?.hash ?? '',
}

/** Which parameters of an insert must differ from call to call, by the table's own columns. */
export function freshParameters({ sql, parameters }: RecordedStatement): FreshParameter[] {
  const insert = /^insert into "(\w+)" \(([^)]*)\)/.exec(sql)
  if (!insert) return []
  const [, table, list = ''] = insert
  const columns = list.replaceAll('"', '').split(', ')
  // An insert of several rows binds them one after the other.
  return parameters.flatMap((recorded, index): FreshParameter[] => {
    const column = columns[index % columns.length] ?? ''
    if (column === 'id') return [{ index, recorded, make: () => newId() }]
    if (column === 'code' && table === 'bookings')
      return [{ index, recorded, make: () => randomBytes(5).toString('hex').toUpperCase() }]
    const make = table === 'audit_log' ? freshByColumn[column] : undefined
    return make ? [{ index, recorded: undefined, make }] : []
  })
}
