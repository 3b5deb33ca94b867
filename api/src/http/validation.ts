import type { z } from 'zod'
import { texts } from '../contract/texts.ts'
import { ApiError } from './api-error.ts'

type Issue = z.core.$ZodIssue

/** The field an issue is about: the innermost name, so that patientDetails.patientName is `patientName`. */
const fieldOf = (issue: Issue): string => issue.path.findLast((part) => typeof part === 'string') ?? 'request'

/** zod's own English says little to people: what is missing is required, the rest asks to be checked. */
function describe(issue: Issue): string {
  if (!/^(Invalid|Too|Unrecognized|Expected)/.test(issue.message)) return issue.message
  return issue.code === 'invalid_type' && issue.input === undefined ? texts.details.required : texts.server.badRequest
}

/** Field texts of a failed parse, the first problem of each field. */
export function fieldErrors(error: z.core.$ZodError): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const issue of error.issues) errors[fieldOf(issue)] ??= describe(issue)
  return errors
}

/** A failed parse as the 400 people read; the message is the first field's text unless the route has its own. */
export function invalidInput(error: z.core.$ZodError, message?: string): ApiError {
  const errors = fieldErrors(error)
  return new ApiError(400, message ?? Object.values(errors)[0] ?? texts.server.badRequest, { errors })
}
