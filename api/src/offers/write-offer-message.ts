import { readJson } from '@thodu/db'
import type { Config } from '../config/config.ts'
import type { PatientDetails } from '../contract/care/patient-detail-names.ts'
import type { Offer } from '../contract/offers/offers.schema.ts'
import { toTime } from '../contract/time.ts'
import { formatDate, formatTime } from '../contract/words/formats.ts'
import { pagePath } from '../contract/words/page-path.ts'
import { mailWords } from '../mail/mail-words.ts'
import { signLink } from '../sealing/signed-links.ts'
import { areaOf } from '../visits/visit-wire.ts'
import { chatLink, toMobile } from '../whatsapp/message-parts.ts'
import type { StoredOffer } from './offers.queries.ts'

/**
 * Writes the draft for WhatsApp in the caretaker's language: day, hours, part of the city and the signed link, which is stored
 * nowhere (rule OFFER-2).
 * @param visits the visits of one offer that can still be answered, by start
 */
export function writeOfferMessage(
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
