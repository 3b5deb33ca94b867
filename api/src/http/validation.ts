import type { z } from 'zod'
import { texts } from '../contract/texts.ts'
import type { FailureCode } from '../contract/wire/failures.ts'
import { ApiError } from './errors/api-error.ts'

type Issue = z.core.$ZodIssue

/** The field an issue is about: the innermost name, so that patientDetails.patientName is `patientName`. */
const fieldOf = (issue: Issue): string => issue.path.findLast((part) => typeof part === 'string') ?? 'request'

/** zod's own English, which says little to people; our texts never begin like this. */
const zodEnglish = /^(Invalid (input|option|string|key|element)|Too (big|small)|Unrecognized)/

function describe(issue: Issue): string {
  if (!zodEnglish.test(issue.message)) return issue.message
  if (issue.code === 'invalid_type') return texts.details.required
  return issue.code === 'invalid_value' ? texts.details.chooseOption : texts.server.badRequest
}

/** The field an issue is about by its whole path below `values`, e.g. `upi.vpa`: a form of settings has many fields of one name. */
const pathOf = (issue: Issue): string => issue.path.slice(issue.path[0] === 'values' ? 1 : 0).join('.') || 'request'

/** Field texts of a failed parse, the first problem of each field. */
export function fieldErrors(error: z.core.$ZodError, nameOf = fieldOf): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const issue of error.issues) errors[nameOf(issue)] ??= describe(issue)
  return errors
}

/** Values for `{name}` in the texts of issues, such as the nearest colour that can be read. */
const valuesIn = (error: z.core.$ZodError): Record<string, string> =>
  Object.assign({}, ...error.issues.map((issue) => (issue.code === 'custom' ? issue.params : {})))

/** A failed parse of a section of settings: texts by the whole path of each field. */
export const invalidSettings = (error: z.core.$ZodError): ApiError => {
  const errors = fieldErrors(error, pathOf)
  const message = Object.values(errors)[0]
  const values = valuesIn(error)
  return new ApiError(400, 'request.invalid', message === undefined ? { errors } : { message, errors, values })
}

/** A failed parse as the 400 people read; the message is the first field's text unless the route has a code of its own. */
export function invalidInput(error: z.core.$ZodError, code: FailureCode = 'request.invalid'): ApiError {
  const errors = fieldErrors(error)
  const message = code === 'request.invalid' ? Object.values(errors)[0] : undefined
  return new ApiError(400, code, message === undefined ? { errors } : { message, errors })
}
