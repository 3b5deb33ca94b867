import { texts } from '../contract/texts.ts'
import { ApiError } from './errors/api-error.ts'

/** Control characters except tab and line end: people do not type them, and some screens, mails and printers obey them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for.
const control = /[\0-\x08\v\f\x0e-\x1f\x7f-\x9f]/

/** PostgreSQL stores no NUL, and a lone surrogate is not a character. */
export const isStorable = (text: string): boolean => !control.test(text) && text.isWellFormed()

/** Finds the innermost field with an unstorable text, without recursion, because a body may be nested deeper than the stack. */
function findUnstorable(input: unknown): string | undefined {
  const waiting: [value: unknown, field: string][] = [[input, 'request']]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [value, field] = next
    if (typeof value === 'string' && !isStorable(value)) return field
    if (typeof value !== 'object' || value === null) continue
    for (const [name, inner] of Object.entries(value)) {
      if (!isStorable(name)) return field
      waiting.push([inner, Array.isArray(value) ? field : name])
    }
  }
  return undefined
}

/**
 * Requires texts that every engine can store (rule API-13).
 * @throws ApiError 400 with the field
 */
export function refuseUnstorableText(input: unknown): void {
  const field = findUnstorable(input)
  if (field === undefined) return
  const message = texts.server.unstorableText
  throw new ApiError(400, 'request.invalid', { message, errors: { [field]: message } })
}
