import type { Reader } from '@thodu/db'

export type OfferCounts = { asked: number; yes: number }

/** Counts the valid offers of unassigned visits and their yeses; a visit without offers is missing (rule OFFER-5). */
export async function countOffers(db: Reader, visits: readonly string[]): Promise<Map<string, OfferCounts>> {
  if (visits.length === 0) return new Map()
  const rows = await db
    .selectFrom('offers')
    .innerJoin('visits', 'visits.id', 'offers.visit_id')
    .select(['offers.visit_id', 'offers.answer'])
    .where('offers.visit_id', 'in', [...visits])
    .where('offers.withdrawn_at', 'is', null)
    .whereRef('offers.visit_revision', '=', 'visits.revision')
    .execute()
  const counts = new Map<string, OfferCounts>()
  for (const { visit_id, answer } of rows) {
    const { asked, yes } = counts.get(visit_id) ?? { asked: 0, yes: 0 }
    counts.set(visit_id, { asked: asked + 1, yes: yes + (answer === 'yes' ? 1 : 0) })
  }
  return counts
}
