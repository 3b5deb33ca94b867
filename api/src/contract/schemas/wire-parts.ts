import { z } from './zod.ts'

/** What most answers are made of. Times ISO 8601 UTC, days of the city. */
export const time = z.iso.datetime()
export const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)
export const count = z.int().min(0)
export const id = z.string().min(1).max(64)
export const person = { _id: id, name: z.string(), email: z.string() }
