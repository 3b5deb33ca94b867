import { type Reader, readJson, type VisitRow } from '@thodu/db'
import type { PatientDetails } from '../contract/care/patient-detail-names.ts'
import { serviceNames } from '../contract/care/service-types.ts'
import { labelsIn } from '../contract/every-language.ts'
import type { TakePage } from '../contract/offers/offers.schema.ts'
import { payOfVisit } from '../contract/payroll/pay-rules.ts'
import type { Language } from '../contract/people/languages.ts'
import { firstNameOf } from '../contract/people/name-parts.ts'
import { momentOf, toTime } from '../contract/time.ts'
import type { Deps } from '../http/environment.ts'
import { notFound } from '../http/errors/api-error.ts'
import { readLink } from '../sealing/signed-links.ts'
import { areaOf } from '../visits/visit-wire.ts'
import { stateOf } from './offer-state.ts'
import { findOffer, type StoredOffer } from './offers.queries.ts'

/**
 * Finds the offered visits of a link.
 * @throws ApiError 404 for a wrong link, an erased offer and a caretaker who is inactive
 */
export async function findLinkedOffer(
  db: Reader,
  { config }: Pick<Deps, 'config'>,
  link: string,
): Promise<[StoredOffer, ...StoredOffer[]]> {
  const id = readLink(config.secret, 'take', link)
  const [first, ...others] = id === undefined ? [] : await findOffer(db, id)
  if (!first) throw notFound()
  return [first, ...others]
}

/** Reads the offered visits for the holder of a link, without data that identifies family or patient (rule OFFER-2). */
export async function readTakePage(
  db: Reader,
  deps: Pick<Deps, 'config' | 'now'>,
  link: string,
  language: Language = 'en',
): Promise<TakePage> {
  const visits = await findLinkedOffer(db, deps, link)
  const [{ name, decides }] = visits
  const nowMin = momentOf(deps.now())
  const services: Readonly<Record<string, { name: string } | undefined>> = labelsIn(language)?.services ?? {}
  const englishNames: Readonly<Record<string, string | undefined>> = serviceNames
  return {
    caretaker: firstNameOf(name),
    decides,
    visits: await Promise.all(
      visits.map(async (visit) => ({
        _id: visit.visit_id,
        startsAt: toTime(visit.starts_min),
        endsAt: toTime(visit.ends_min),
        area: areaOf(readJson<PatientDetails>(visit.patient_details)),
        care: services[visit.service_type]?.name ?? englishNames[visit.service_type] ?? visit.service_type,
        pay: await readPayForVisit(db, visit),
        state: stateOf(visit, nowMin),
      })),
    ),
  }
}

type Offered = { caretaker_id: string } & Pick<VisitRow, 'code' | 'service_day'>

/** Reads what the caretaker earns with a visit, in whole rupees; null without a rate for it (rules OFFER-2, PAY-2). */
async function readPayForVisit(db: Reader, offered: Offered): Promise<number | null> {
  const rows = await db
    .selectFrom('pay_rates')
    .select(['from_day', 'day', 'night', 'live_in', 'session'])
    .where('caretaker_id', '=', offered.caretaker_id)
    .where('from_day', '<=', offered.service_day)
    .execute()
  const rates = rows.map(({ from_day: from, live_in: liveIn, ...rest }) => ({ from, liveIn, ...rest }))
  const amount = payOfVisit({ code: offered.code, day: offered.service_day }, rates)
  return amount === 'before' ? null : amount
}
