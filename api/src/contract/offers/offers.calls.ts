import type { Calls } from '../wire/call.ts'
import {
  answerOfferSchema,
  askCaretakersSchema,
  offersSchema,
  takeLinkHeader,
  takePageSchema,
} from './offers.schema.ts'

/** API calls for asking caretakers to take unassigned visits (rules OFFER-1 to OFFER-6). */
export const offerCalls = {
  'GET /take': { headers: takeLinkHeader, answer: takePageSchema, about: 'Visits that are offered to a caretaker' },
  'POST /take/answer': {
    headers: takeLinkHeader,
    body: answerOfferSchema,
    answer: takePageSchema,
    about: 'Offered visits after the yes or no to one of them',
  },
  'POST /admin/offers': {
    body: askCaretakersSchema,
    answer: offersSchema,
    status: 201,
    about: 'Caretakers asked for unassigned visits, with the messages to send',
  },
  'GET /admin/visits/{id}/offers': { answer: offersSchema, about: 'Caretakers asked for a visit, and their answers' },
  'POST /admin/visits/{id}/offers/withdraw': { answer: offersSchema, about: 'Offers of a visit, withdrawn' },
} as const satisfies Calls
