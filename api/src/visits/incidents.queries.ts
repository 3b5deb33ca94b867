import { isOneOf, type Reader } from '@thodu/db'
import type { Incident, IncidentAcknowledgement } from '../contract/visits/incidents.schema.ts'
import type { Visit } from '../contract/visits/visits.schema.ts'
import { openRows } from '../http/lists/restricted.ts'
import { visitColumns } from './visits.queries.ts'

const mostOpen = 100

const columns = [
  'visit_troubles.id',
  'visit_troubles.visit_id',
  'visit_troubles.kind',
  'visit_troubles.text',
  'visit_troubles.occurred_at',
  'visit_troubles.by_account',
  'visit_troubles.status',
  'visit_troubles.office_note',
  'visit_troubles.told_family_at',
  'visit_troubles.created_at',
] as const

type Ids = { ids: string[] }
const selectIncidents = (db: Reader, { ids }: Ids) =>
  db
    .selectFrom('visit_troubles')
    .innerJoin('accounts', 'accounts.id', 'visit_troubles.by_account')
    .leftJoin('accounts as seers', 'seers.id', 'visit_troubles.seen_by')
    .select(columns)
    .select(['accounts.name', 'accounts.phone', 'seers.name as seer'])
    .where(isOneOf('visit_troubles.visit_id', ids))
    .orderBy('visit_troubles.created_at')
    .orderBy('visit_troubles.id')
    .execute()

/** Reads incidents by visit, in the order of arrival. */
export async function readIncidents(db: Reader, ids: string[]): Promise<Map<string, Incident[]>> {
  const troubles = new Map<string, Incident[]>()
  for (const row of await selectIncidents(db, { ids }))
    troubles.set(row.visit_id, [
      ...(troubles.get(row.visit_id) ?? []),
      {
        _id: row.id,
        kind: row.kind,
        text: row.text,
        occurredAt: row.occurred_at,
        createdAt: row.created_at,
        by: { _id: row.by_account, name: row.name, phone: row.phone },
        status: row.status,
        seenBy: row.seer,
        note: row.office_note,
        toldFamilyAt: row.told_family_at,
      },
    ])
  return troubles
}

export const isOpenIncident = ({ status }: Pick<Incident, 'status'>): boolean => status !== 'closed'
export const openIncidentsOf = ({ troubles }: Pick<Visit, 'troubles'>): Incident[] => troubles.filter(isOpenIncident)

const selectOpen = (db: Reader, { limit }: { limit: number }) =>
  db
    .selectFrom(openRows.visits)
    .select(visitColumns)
    .where('visits.id', 'in', ({ selectFrom }) =>
      selectFrom('visit_troubles').select('visit_id').where('closed_at', 'is', null).orderBy('created_at').limit(limit),
    )
    .execute()
export const listWithIncidents = (db: Reader) => selectOpen(db, { limit: mostOpen })

const selectTold = (db: Reader, { ids }: Ids) =>
  db
    .selectFrom('visit_troubles')
    .select(['visit_id', 'kind', 'occurred_at'])
    .where(isOneOf('visit_id', ids))
    .where('told_family_at', 'is not', null)
    .orderBy('occurred_at')
    .orderBy('id')
    .execute()
/** Reads incidents that the office reported to families, without texts (rule DAY-23). */
export async function readTold(db: Reader, ids: string[]): Promise<Map<string, IncidentAcknowledgement[]>> {
  const told = new Map<string, IncidentAcknowledgement[]>()
  if (ids.length === 0) return told
  for (const { visit_id, kind, occurred_at: at } of await selectTold(db, { ids }))
    told.set(visit_id, [...(told.get(visit_id) ?? []), { kind, at }])
  return told
}
