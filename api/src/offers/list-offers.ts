import { type Reader, readJson } from '@thodu/db'
import type { Config } from '../config/config.ts'
import type { PatientDetails } from '../contract/care/patient-detail-names.ts'
import type { Offer } from '../contract/offers/offers.schema.ts'
import { momentOf, toTime } from '../contract/time.ts'
import { formatDate, formatTime } from '../contract/words/formats.ts'
import { pagePath } from '../contract/words/page-path.ts'
import { mailWords } from '../mail/mail-words.ts'
import { signLink } from '../sealing/signed-links.ts'
import { areaOf } from '../visits/visit-wire.ts'
import { chatLink, toMobile } from '../whatsapp/message-parts.ts'
import { stateOf } from './offer-state.ts'
import { findOffersOf, type StoredOffer } from './offers.queries.ts'

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

/**
 * Writes the draft for WhatsApp in the caretaker's language: day, hours, part of the city and the signed link, which is stored
 * nowhere (rule OFFER-2).
 * @param visits the visits of one offer that can still be answered, by start
 */
function writeOfferMessage(
  { publicUrl, secret, office }: Pick<Config, 'publicUrl' | 'secret' | 'office'>,
  visits: readonly [StoredOffer, ...StoredOffer[]],
): NonNullable<Offer['message']> {
  const [first] = visits
  const language = first.language ?? 'en'
  const words = mailWords[language].handOff
  const link = `${publicUrl}${pagePath(language, '/take')}#${signLink(secret, 'take', first.id)}`
  const [startsAt, endsAt] = [toTime(first.starts_min), toTime(first.ends_min)]
  const day = formatDate(startsAt, language)
  const hours = words.offerHours(formatTime(startsAt, language), formatTime(endsAt, language))
  const area = areaOf(readJson<PatientDetails>(first.patient_details))
  const place = [hours, area].filter((part) => part !== '').join(', ')
  const text = visits.length === 1 ? words.offer(day, place, link) : words.offers(visits.length, day, link)
  const mobile = toMobile(first.phone)
  const url = mobile === undefined ? null : chatLink(office.brand.messagingBaseUrl, mobile, text)
  return { language, text, link, url }
}
