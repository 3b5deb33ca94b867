import { z } from './zod.ts'

/** A repeated request returns the same booking (rule BOOK-5). */
export const keyHeader = z.object({ 'idempotency-key': z.string().trim().min(1).max(200).optional() })
