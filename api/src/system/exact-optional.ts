import { z } from '../contract/wire/zod.ts'

/** Finds every nested schema of an optional field that does not accept `undefined`. */
function findExactOptional(value: unknown, seen = new Set<unknown>()): z.ZodExactOptional[] {
  if (typeof value !== 'object' || value === null || seen.has(value)) return []
  seen.add(value)
  const parts = value instanceof z.ZodType ? [value.def] : Object.values(value)
  const below = parts.flatMap((part) => findExactOptional(part, seen))
  return value instanceof z.ZodExactOptional ? [value, ...below] : below
}

/**
 * Describes schemas so that optional fields are not required. The generator detects optional fields by parsing `undefined`,
 * which such a field refuses (github.com/asteasolutions/zod-to-openapi/issues/363), so they accept it during the description.
 * The description is synchronous, so no request runs meanwhile.
 */
export function describeExactOptional<Description>(schemas: unknown, describe: () => Description): Description {
  const found = findExactOptional(schemas).map((schema) => ({ schema, own: schema.safeParse }))
  for (const { schema } of found) schema.safeParse = z.undefined().safeParse as typeof schema.safeParse
  try {
    return describe()
  } finally {
    for (const { schema, own } of found) schema.safeParse = own
  }
}
