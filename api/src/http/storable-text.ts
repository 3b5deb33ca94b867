import { texts } from '../contract/texts.ts'
import { ApiError } from './errors/api-error.ts'

/** Whether it is a text for every engine: PostgreSQL keeps no NUL, and half a pair of surrogates is no letter. */
export const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed()

/** The innermost name above the first text that cannot be stored; undefined when every text can. */
function findUnstorable(value: unknown, field: string): string | undefined {
  if (typeof value === 'string') return isStorable(value) ? undefined : field
  if (typeof value !== 'object' || value === null) return undefined
  for (const name in value) {
    if (!isStorable(name)) return field
    const inner = Array.isArray(value) ? field : name
    const found = findUnstorable((value as Record<string, unknown>)[name], inner)
    if (found !== undefined) return found
  }
  return undefined
}

/**
 * Every text that came in can be stored as it is, by any engine (rule API-13).
 * @throws ApiError 400 that names the field
 */
export function refuseUnstorableText(input: unknown): void {
  const field = findUnstorable(input, 'request')
  if (field === undefined) return
  const message = texts.server.unstorableText
  throw new ApiError(400, 'request.invalid', { message, errors: { [field]: message } })
}
