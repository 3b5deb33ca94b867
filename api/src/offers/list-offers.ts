import type { Reader } from '@thodu/db'
import type { Config } from '../config/config.ts'
import type { Offer } from '../contract/offers/offers.schema.ts'
import { momentOf } from '../contract/time.ts'
import { stateOf } from './offer-state.ts'
import { findOffersOf, type StoredOffer } from './offers.queries.ts'
import { writeOfferMessage } from './write-offer-message.ts'

type Settings = Pick<Config, 'publicUrl' | 'secret' | 'office'>

async function findNames(db: Reader, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('accounts')
    .select(['id', 'name'])
    .where('id', 'in', [...new Set(ids)])
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Lists who was asked for these visits, and who answered what and when (rule OFFER-5). */
export async function listOffers(db: Reader, config: Settings, visits: readonly string[], now: Date): Promise<Offer[]> {
  const rows = await findOffersOf(db, visits)
  const nowMin = momentOf(now)
  const open = new Map<string, [StoredOffer, ...StoredOffer[]]>()
  for (const row of rows) {
    if (stateOf(row, nowMin) !== 'open') continue
    const others = open.get(row.id)
    if (others) others.push(row)
    else open.set(row.id, [row])
  }
  const asked = rows.filter(({ visit_id }) => visits.includes(visit_id))
  const names = await findNames(
    db,
    asked.map(({ asked_by }) => asked_by),
  )
  return asked.map((row): Offer => {
    const state = stateOf(row, nowMin)
    const stillOpen = state === 'open' ? open.get(row.id) : undefined
    return {
      _id: row.id,
      visit: row.visit_id,
      caretaker: { _id: row.caretaker_id, name: row.name },
      askedBy: names.get(row.asked_by) ?? '',
      askedAt: row.created_at,
      decides: row.decides,
      answer: row.answer,
      answeredAt: row.answered_at,
      state,
      message: stillOpen ? writeOfferMessage(config, stillOpen) : null,
    }
  })
}
