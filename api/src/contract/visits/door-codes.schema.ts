import { cleanCode } from '../clean-text.ts'
import { time } from '../wire/wire-parts.ts'
import { z } from '../wire/zod.ts'

/** The family reads it to the caretaker at the door. */
export const doorCode = z
  .string()
  .overwrite(cleanCode)
  .regex(/^\d{4}$/)

const told = z.strictObject({ code: doorCode, from: time, until: time })

/** GET /visits/{id}/codes: of the next two hours, for arrival and departure. */
export const doorCodesSchema = z.strictObject({ start: z.array(told), end: z.array(told) })

/** POST /caretaker/visits/{id}/prove: after a typing mistake. */
export const proveVisitSchema = z.object({ kind: z.enum(['start', 'end']), code: doorCode })

export type DoorCode = z.output<typeof told>
export type DoorCodes = z.output<typeof doorCodesSchema>
