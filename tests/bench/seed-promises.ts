import { dayInCity } from '@thodu/api/contract/time'
import { newId } from '@thodu/db'
import { brandPromises } from '../../api/src/contract/defaults/brand.config.ts'
import { promiseReasons } from '../../api/src/contract/promises/promise-kinds.ts'
import { callOutcomes } from '../../api/src/contract/telephone/call-outcomes.ts'
import { useRaw } from '../support/raw-database.ts'

type SeedRow = Record<string, string | number | null>
type SeedWorld = { bookings: readonly string[]; office: readonly string[]; now: Date }

/** Rows per day of a busy office. A large file has as many and reaches further back. */
const perDay = 1_000
const step = (24 * 60 * 60_000) / perDay
const kinds = [
  ['booking', 'call'],
  ['booking', 'match'],
  ['booking', 'verification'],
  ['booking', 'caregiver'],
  ['callback', 'callback'],
  ['message', 'reply'],
] as const

const pick = <Item>(items: readonly Item[], index: number): Item => {
  const item = items[index % items.length]
  if (item === undefined) throw new Error('nothing to choose from')
  return item
}
/** Spreads values repeatably, so that two runs measure the same data. */
const scatter = (index: number): number => Math.imul(index + 1, 2_654_435_761) >>> 8

/** The promise at this place from the newest. Of twenty, one is withdrawn and two are broken, one of them with a reason. */
function promiseRow(index: number, { bookings, office, now }: SeedWorld): SeedRow {
  const start = now.getTime() - (index + 1) * step
  const [type, kind] = pick(kinds, index)
  const turn = Math.floor(index / kinds.length)
  const end = start + brandPromises[kind] * 60_000
  const dice = scatter(index) % 20
  const time = (ms: number): string => new Date(ms).toISOString()
  const isDue = end < now.getTime()
  const doneAt = dice < 3 ? end + 30 * 60_000 : Math.floor((start + end) / 2)
  const isBroken = isDue && (dice === 1 || dice === 2)
  const explained = isBroken && dice === 1
  return {
    id: newId(start),
    subject_type: type,
    subject_id: type === 'booking' ? pick(bookings, turn) : `bench-${type}-${turn}`,
    kind,
    round: type === 'booking' ? Math.floor(turn / bookings.length) : 0,
    clock: 'always',
    started_at: time(start),
    due_at: time(end),
    due_day: dayInCity(new Date(end)),
    ends_at: time(end),
    held_minutes: 0,
    next_alert_at: null,
    met_at: dice > 0 && doneAt < now.getTime() ? time(doneAt) : null,
    broken_noted_at: isBroken ? time(end) : null,
    closed_at: null,
    void_at: dice === 0 ? time(start) : null,
    void_reason: dice === 0 ? 'cancelled' : null,
    reason_code: explained ? pick(promiseReasons, scatter(turn)) : null,
    reason_note: null,
    reason_by: explained ? pick(office, turn) : null,
    reason_at: explained ? time(end) : null,
  }
}

function callRows(index: number, { bookings, office, now }: SeedWorld): { call: SeedRow; item: SeedRow } {
  const at = now.getTime() - (index + 1) * step
  const id = newId(at)
  const outcome = pick(callOutcomes, scatter(index))
  return {
    call: {
      id,
      phone10: `98${10_000_000 + (scatter(index) % 1_000_000)}`,
      direction: index % 8 === 0 ? 'in' : 'out',
      outcome,
      note: null,
      next_try_at: outcome === 'call-again' ? new Date(at + 3_600_000).toISOString() : null,
      by_id: pick(office, index),
      client_call_id: `bench-${index}`,
      day: dayInCity(new Date(at)),
      created_at: new Date(at).toISOString(),
    },
    item: { call_id: id, subject_type: 'booking', subject_id: pick(bookings, index) },
  }
}

export function seedPromises(file: string, { each, now }: { each: number; now: Date }): void {
  useRaw(file, (raw) => {
    const ids = (sql: string): string[] => (raw.prepare(sql).all() as { id: string }[]).map(({ id }) => id)
    const world: SeedWorld = {
      bookings: ids('select id from bookings order by seq desc'),
      office: ids('select id from accounts order by id limit 5'),
      now,
    }
    const into = (table: string, columns: string[]) =>
      raw.prepare(
        `insert into ${table} (${columns.join(', ')}) values (${columns.map((column) => `@${column}`).join(', ')})`,
      )
    const first = callRows(0, world)
    const promise = into('promises', Object.keys(promiseRow(0, world)))
    const call = into('calls', Object.keys(first.call))
    const item = into('call_items', Object.keys(first.item))
    raw.pragma('synchronous = OFF')
    raw.transaction(() => {
      for (let index = 0; index < each; index += 1) {
        promise.run(promiseRow(index, world))
        const made = callRows(index, world)
        call.run(made.call)
        item.run(made.item)
      }
    })()
  })
}
