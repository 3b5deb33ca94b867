import { z } from '../contract/wire/zod.ts'

function findExactOptional(value: unknown, seen = new Set<unknown>()): z.ZodExactOptional[] {
  if (typeof value !== 'object' || value === null || seen.has(value)) return []
  seen.add(value)
  const parts = value instanceof z.ZodType ? [value.def] : Object.values(value)
  const below = parts.flatMap((part) => findExactOptional(part, seen))
  return value instanceof z.ZodExactOptional ? [value, ...below] : below
}

/**
 * The generator detects optional fields by parsing `undefined`, which exact optional ones refuse
 * (github.com/asteasolutions/zod-to-openapi/issues/363). They accept it during the description, which is synchronous, so no
 * request runs meanwhile.
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
