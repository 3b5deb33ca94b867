import { languages } from '../people/languages.ts'
import { texts } from '../texts.ts'
import { count, id, time } from '../wire/wire-parts.ts'
import { z } from '../wire/zod.ts'
import { mostAsked, offerDecisions, offerStates } from './offer-parts.ts'

/** Visits of one question: those that a sick caretaker leaves open. */
const mostVisits = 60

export const askCaretakersSchema = z.object({
  visits: z
    .array(z.object({ visit: id, caretakers: z.array(id).min(1, texts.offer.chooseSomebody).max(mostAsked) }))
    .min(1)
    .max(mostVisits),
  decides: z.enum(offerDecisions, texts.details.chooseOption),
})
export type AskCaretakers = z.output<typeof askCaretakersSchema>

const offerSchema = z.strictObject({
  _id: id,
  visit: id,
  caretaker: z.strictObject({ _id: id, name: z.string() }),
  askedBy: z.string(),
  askedAt: time,
  decides: z.enum(offerDecisions),
  answer: z.enum(['yes', 'no']).nullable(),
  answeredAt: time.nullable(),
  state: z.enum(offerStates),
  /** The draft to send while the caretaker can still answer. `url` opens it in WhatsApp; null without a mobile number. */
  message: z
    .strictObject({ language: z.enum(languages), text: z.string(), link: z.string(), url: z.string().nullable() })
    .nullable(),
})
export type Offer = z.output<typeof offerSchema>
export const offersSchema = z.strictObject({ offers: z.array(offerSchema) })

/** `ID.MAC`, the part after # in the /take address. */
export const takeLinkHeader = z.object({ 'x-take-link': z.string().default('') })
export const answerOfferSchema = z.object({ visit: id, answer: z.enum(['yes', 'no'], texts.details.chooseOption) })
export type AnswerOffer = z.output<typeof answerOfferSchema>

/** GET /take: the offered visits without the family's name or address (rule OFFER-2). */
export const takePageSchema = z.strictObject({
  /** First name of the caretaker who was asked. */
  caretaker: z.string(),
  decides: z.enum(offerDecisions),
  visits: z.array(
    z.strictObject({
      _id: id,
      startsAt: time,
      endsAt: time,
      area: z.string(),
      /** Name of the service in the language of the call. */
      care: z.string(),
      /** Whole rupees; null while the office has set no rate for the caretaker. */
      pay: count.nullable(),
      state: z.enum(offerStates),
    }),
  ),
})
export type TakePage = z.output<typeof takePageSchema>
