import type { BreachRow, Tx } from '@thodu/db'
import type { z } from 'zod'
import { writeAudit } from '../../audit/write-audit.ts'
import type { AuditChange } from '../../contract/audit/audit.schema.ts'
import type { Breach, updateBreachSchema } from '../../contract/privacy/breaches/breaches.schema.ts'
import type { Caller } from '../../http/caller.ts'
import type { Deps } from '../../http/environment.ts'
import { conflict } from '../../http/errors/api-error.ts'
import { findBreachRow, readBreach } from './breaches.queries.ts'

type Input = z.output<typeof updateBreachSchema>
type Column = keyof BreachRow & string

const columnOf = {
  nature: 'nature',
  extent: 'extent',
  place: 'place',
  consequences: 'consequences',
  measures: 'measures',
  safetySteps: 'safety_steps',
  cause: 'cause',
  findings: 'findings',
  remedies: 'remedies',
  startedAt: 'started_at',
  endedAt: 'ended_at',
  boardToldAt: 'board_told_at',
  boardDetailedAt: 'board_detailed_at',
  extendedUntil: 'extended_until',
} as const satisfies Record<keyof Input, Column>
type Field = keyof typeof columnOf
const isTime = (field: Field): boolean => field.endsWith('At') || field.endsWith('Until')

const stored = (field: Field, value: string | null): string | null =>
  value === null || value === '' ? null : isTime(field) ? new Date(value).toISOString() : value

function changesOf(row: BreachRow, given: Input) {
  const fields = (Object.keys(columnOf) as Field[]).filter((field) => given[field] !== undefined)
  return fields
    .map((field) => ({ field, from: row[columnOf[field]], to: stored(field, given[field] ?? null) }))
    .filter(({ from, to }) => from !== to)
}

/** Lists the changes for the audit log, which records the values of times, but not of texts. */
const auditOf = (changes: ReturnType<typeof changesOf>): AuditChange[] =>
  changes.map(({ field, from, to }) =>
    isTime(field) ? { field, from, to } : { field, from: null, to: null, hidden: true },
  )

/** Finds an open breach. @throws ApiError 404; 409 `breach.closed` */
export async function findOpenBreach(tx: Tx, id: string): Promise<BreachRow> {
  const row = await findBreachRow(tx, id)
  if (row.closed_at !== null) throw conflict('breach.closed')
  return row
}

/**
 * Updates the facts of a breach and the times at which the Board was informed. `awareAt` never changes (rule PRIV-B1).
 * @throws ApiError 404; 409 `breach.closed`
 */
export const updateBreach = (
  deps: Deps,
  { performer }: Caller,
  { id, given }: { id: string; given: Input },
): Promise<Breach> =>
  deps.database.write(async (tx) => {
    const row = await findOpenBreach(tx, id)
    const changes = changesOf(row, given)
    if (changes.length === 0) return readBreach(tx, id)
    const values = Object.fromEntries(changes.map(({ field, to }) => [columnOf[field], to]))
    await tx.updateTable('breaches').set(values).where('id', '=', id).execute()
    await writeAudit(tx, {
      performer,
      action: 'STATUS_UPDATE',
      resourceType: 'system',
      resourceId: id,
      description: `Data breach ${row.code}: details changed`,
      changes: auditOf(changes),
      at: deps.now(),
    })
    return readBreach(tx, id)
  })
