import { isOneOf, type Reader } from '@thodu/db'
import type { Role } from '../../contract/people/roles.ts'

export type OccupiedSpan = { startsMin: number; endsMin: number }
/** An active caretaker is sendable. */
export type Sendable = { id: string; name: string; role: Role | 'removed'; isSendable: boolean }

const selectPeople = (db: Reader, { ids }: { ids: string[] }) =>
  db
    .selectFrom('accounts')
    .select(['id', 'name', 'role', 'removed_at', 'inactive_at'])
    .where(isOneOf('id', ids))
    .execute()
/** A busy span has at most this many minutes, so the query looks back this far. */
const longestBusy = 43_200
const selectBusy = (
  db: Reader,
  { ids, from, until, earliest }: { ids: string[]; from: number; until: number; earliest: number },
) =>
  db
    .selectFrom('caretaker_busy')
    .select(['caretaker_id', 'starts_min', 'ends_min', 'visit_id'])
    .where(isOneOf('caretaker_id', ids))
    .where('starts_min', '<', until)
    .where('starts_min', '>', earliest)
    .where('ends_min', '>', from)
    .execute()

/** Finds accounts by id, and whether they can be sent to a visit (rule VISIT-11). */
export async function findSendable(db: Reader, ids: Iterable<string>): Promise<Map<string, Sendable>> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return new Map()
  const rows = await selectPeople(db, { ids: wanted })
  return new Map(
    rows.map(({ id, name, role, removed_at, inactive_at }) => [
      id,
      {
        id,
        name,
        role: removed_at === null ? role : 'removed',
        isSendable: role === 'caretaker' && removed_at === null && inactive_at === null,
      },
    ]),
  )
}

/** Finds busy spans of caretakers, ignoring the visits `without`. */
export async function findBusy(
  db: Reader,
  ids: Iterable<string>,
  { from, until, without = new Set() }: { from: number; until: number; without?: ReadonlySet<string> },
): Promise<Map<string, OccupiedSpan[]>> {
  const busy = new Map<string, OccupiedSpan[]>([...new Set(ids)].map((id) => [id, []]))
  if (busy.size === 0) return busy
  const rows = await selectBusy(db, { ids: [...busy.keys()], from, until, earliest: from - longestBusy })
  for (const { caretaker_id, starts_min, ends_min, visit_id } of rows)
    if (visit_id === null || !without.has(visit_id))
      busy.get(caretaker_id)?.push({ startsMin: starts_min, endsMin: ends_min })
  return busy
}

export const isFree = (busy: readonly OccupiedSpan[] | undefined, { startsMin, endsMin }: OccupiedSpan): boolean =>
  !(busy ?? []).some((span) => span.startsMin < endsMin && span.endsMin > startsMin)
