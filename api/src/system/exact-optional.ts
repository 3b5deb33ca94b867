import { z } from '../contract/wire/zod.ts'

/** Every schema below a value whose field may be left out, and may not be sent as nothing. */
function findExactOptional(value: unknown, seen = new Set<unknown>()): z.ZodExactOptional[] {
  if (typeof value !== 'object' || value === null || seen.has(value)) return []
  seen.add(value)
  const parts = value instanceof z.ZodType ? [value.def] : Object.values(value)
  const below = parts.flatMap((part) => findExactOptional(part, seen))
  return value instanceof z.ZodExactOptional ? [value, ...below] : below
}

/**
 * Describes schemas as they are meant: what may be left out is not required. The generator finds that out by parsing nothing,
 * which such a field refuses (github.com/asteasolutions/zod-to-openapi/issues/363); while it describes, they take it. It does so
 * in one go, between two requests.
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
