import { texts } from '../texts.ts'
import { isKnownYear, isRealDay } from '../time.ts'
import { z } from './zod.ts'

/** What most answers are made of. Times ISO 8601 UTC, days of the city. */
export const time = z.iso.datetime()

export const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)

/** A day that is asked for or given; what else is sent is 400 (rule API-14). */
export const givenDay = z.string(texts.details.invalidDate).refine(isRealDay, texts.details.invalidDate)

/** A moment that is given (rule API-14). */
export const givenTime = time.refine(isKnownYear, texts.details.invalidDate)

/**
 * When something that a phone kept back happened, and what the same clock says as it is sent. A phone's clock may be wrong;
 * the difference between the two is right.
 */
export const keptBack = { occurredAt: givenTime.exactOptional(), sentAt: givenTime.exactOptional() }

export const count = z.int().min(0)

export const id = z.string().min(1).max(64)

export const person = { _id: id, name: z.string(), email: z.string() }

/**
 * What the API answers, as schemas. The server documents its routes with them, tests hold real answers against them, and
 * the front ends take their types from them; no browser loads this file. Times ISO 8601 UTC, money whole rupees.
 */
export const messageAnswerSchema = z.strictObject({ message: z.string() })
