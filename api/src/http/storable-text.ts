import { texts } from '../contract/texts.ts'
import { ApiError } from './errors/api-error.ts'

/** Every control character but tab and line end: no person types one, and screens, mails and printers obey some. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for.
const control = /[\0-\x08\v\f\x0e-\x1f\x7f-\x9f]/

/** Whether a text can be stored and shown as it is: PostgreSQL stores no NUL, and half a pair of surrogates is no letter. */
export const isStorable = (text: string): boolean => !control.test(text) && text.isWellFormed()

/**
 * The innermost name above a text that cannot be stored; undefined when every text can. Without recursion: a body may be
 * nested deeper than the stack.
 */
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
 * Every text that came in can be stored as it is, by any engine (rule API-13).
 * @throws ApiError 400 that names the field
 */
export function refuseUnstorableText(input: unknown): void {
  const field = findUnstorable(input)
  if (field === undefined) return
  const message = texts.server.unstorableText
  throw new ApiError(400, 'request.invalid', { message, errors: { [field]: message } })
}
