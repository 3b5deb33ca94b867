import type { z } from 'zod'
import { texts } from '../contract/texts.ts'
import type { FailureCode } from '../contract/wire/failures.ts'
import { ApiError } from './errors/api-error.ts'

type Issue = z.core.$ZodIssue

/** Returns `patientName` for patientDetails.patientName. */
const fieldOf = (issue: Issue): string => issue.path.findLast((part) => typeof part === 'string') ?? 'request'

/** zod's default messages do not help people; our own texts never begin like this. */
const zodEnglish = /^(Invalid (input|option|string|key|element)|Too (big|small)|Unrecognized)/

function describe(issue: Issue): string {
  if (!zodEnglish.test(issue.message)) return issue.message
  if (issue.code === 'invalid_type') return texts.details.required
  return issue.code === 'invalid_value' ? texts.details.chooseOption : texts.server.badRequest
}

/** The full path below `values`, e.g. `upi.vpa`, because a settings form repeats field names. */
const pathOf = (issue: Issue): string => issue.path.slice(issue.path[0] === 'values' ? 1 : 0).join('.') || 'request'

/** Returns the first problem of each field. */
export function fieldErrors(error: z.core.$ZodError, nameOf = fieldOf): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const issue of error.issues) errors[nameOf(issue)] ??= describe(issue)
  return errors
}

/** The values replace `{name}` in the texts, such as the nearest legible colour. */
const valuesIn = (error: z.core.$ZodError): Record<string, string> =>
  Object.assign({}, ...error.issues.map((issue) => (issue.code === 'custom' ? issue.params : {})))

/** Builds a 400 with texts by the full path of each field. */
export const invalidSettings = (error: z.core.$ZodError): ApiError => {
  const errors = fieldErrors(error, pathOf)
  const message = Object.values(errors)[0]
  const values = valuesIn(error)
  return new ApiError(400, 'request.invalid', message === undefined ? { errors } : { message, errors, values })
}

/** The message is the first field's text unless the route has its own code. */
export function invalidInput(error: z.core.$ZodError, code: FailureCode = 'request.invalid'): ApiError {
  const errors = fieldErrors(error)
  const message = code === 'request.invalid' ? Object.values(errors)[0] : undefined
  return new ApiError(400, code, message === undefined ? { errors } : { message, errors })
}
