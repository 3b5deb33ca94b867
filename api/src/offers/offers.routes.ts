import { offerCalls } from '../contract/offers/offers.calls.ts'
import { listedRecords, openedRecord } from '../http/answers/record-access.ts'
import type { Deps } from '../http/environment.ts'
import { AnswerWithSource, createRoutes } from '../http/routes.ts'
import { findVisit } from '../visits/visits.queries.ts'
import { answerOffer } from './answer-offer.ts'
import { askCaretakers } from './ask-caretakers.ts'
import { listOffers } from './list-offers.ts'
import { readTakePage } from './read-take-page.ts'
import { withdrawOffers } from './withdraw-offers.ts'

/** Limits guesses of links (rule OFFER-2). */
const takeLimit = { name: 'take-link', max: 20, perSeconds: 60 }
const byLink = { audience: 'anyone', limits: [{ limit: takeLimit, by: 'client', evenInvalid: true }] } as const

const audience = ['admin'] as const
const audit = { action: 'STATUS_UPDATE', resourceType: 'booking' } as const
const accessToBooking = (_answer: unknown, _id: string, source: string) => openedRecord('booking', source)

/** Routes of offers to caretakers (rules OFFER-1 to OFFER-6). */
export const createOfferRoutes = (deps: Deps) =>
  createRoutes(offerCalls)
    .on('GET /take', byLink, ({ headers, caller }) =>
      readTakePage(deps.database.read, deps, headers['x-take-link'], caller.language),
    )
    .on('POST /take/answer', { ...byLink, audit }, ({ headers, body, caller }) =>
      answerOffer(deps, caller, { link: headers['x-take-link'], given: body }),
    )
    .on(
      'POST /admin/offers',
      {
        audience,
        audit,
        recordsAccess: (_answer: unknown, _id: string, source: string[]) => listedRecords('booking', source),
      },
      async ({ body, caller }) => {
        const { offers, bookings } = await askCaretakers(deps, caller, body)
        return new AnswerWithSource({ offers }, bookings)
      },
    )
    .on('GET /admin/visits/{id}/offers', { audience, recordsAccess: accessToBooking }, async ({ id }) => {
      const { read } = deps.database
      const { booking_id } = await findVisit(read, id, 'office')
      const offers = await listOffers(read, deps.config, [id], deps.now())
      return new AnswerWithSource({ offers }, booking_id)
    })
    .on(
      'POST /admin/visits/{id}/offers/withdraw',
      { audience, audit, recordsAccess: accessToBooking },
      async ({ id, caller }) => {
        const { offers, booking } = await withdrawOffers(deps, caller, id)
        return new AnswerWithSource({ offers }, booking)
      },
    ).router
