import { texts } from '../texts.ts'
import { isKnownYear, isRealDay } from '../time.ts'
import { z } from './zod.ts'

/** Times are ISO 8601 UTC, days are days of the city, money is whole rupees. */
export const time = z.iso.datetime()

export const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)

/** Other values are answered with 400 (rule API-14). */
export const givenDay = z.string(texts.details.invalidDate).refine(isRealDay, texts.details.invalidDate)

/** A time in a request (rule API-14). */
export const givenTime = time.refine(isKnownYear, texts.details.invalidDate)

/** Times of a queued action and of sending it, on the same clock. A phone's clock may be wrong, but the difference is right. */
export const queuedTimes = { occurredAt: givenTime.exactOptional(), sentAt: givenTime.exactOptional() }

export const count = z.int().min(0)

export const id = z.string().min(1).max(64)

export const person = { _id: id, name: z.string(), email: z.string() }

export const messageAnswerSchema = z.strictObject({ message: z.string() })
