import { z } from './zod.ts'

/** Header that makes a repeated request return the same booking (rule BOOK-5). */
export const keyHeader = z.object({ 'idempotency-key': z.string().trim().min(1).max(200).optional() })
