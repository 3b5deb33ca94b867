import type { OpenAPIHono } from '@hono/zod-openapi'
import { version } from '../config/version.ts'
import { failures } from '../contract/wire/failures.ts'
import { z } from '../contract/wire/zod.ts'
import type { AppEnvironment } from '../http/environment.ts'

const errorAnswer = {
  description: 'Refused or failed',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
}
const errorSchema = {
  type: 'object' as const,
  required: ['code', 'message'],
  properties: {
    code: {
      type: 'string' as const,
      enum: Object.keys(failures).sort(),
      description: 'Error code for programs, the same in every language',
    },
    message: {
      type: 'string' as const,
      description: 'Message for people, in the language of the request or in English',
    },
    errors: {
      type: 'object' as const,
      additionalProperties: { type: 'string' as const },
      description: 'Messages by field',
    },
    details: {
      type: 'object' as const,
      description: 'Possible alternatives or conflicting records, where a call describes them',
    },
  },
}

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
function describeExactOptional<Description>(schemas: unknown, describe: () => Description): Description {
  const found = findExactOptional(schemas).map((schema) => ({ schema, own: schema.safeParse }))
  for (const { schema } of found) schema.safeParse = z.undefined().safeParse as typeof schema.safeParse
  try {
    return describe()
  } finally {
    for (const { schema, own } of found) schema.safeParse = own
  }
}

/** Describes every registered route (rule API-8), with its audience in `x-audience`. */
export function createOpenApiDocument(features: OpenAPIHono<AppEnvironment>) {
  const { openAPIRegistry: registry } = features
  registry.registerComponent('securitySchemes', 'bearer', { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' })
  registry.registerComponent('schemas', 'Error', errorSchema)
  const document = describeExactOptional(registry.definitions, () =>
    features.getOpenAPI31Document({
      openapi: '3.1.0',
      info: {
        // openapi.routes.ts adds the organisation's name, which is a setting.
        title: 'API',
        version,
        description: 'The pages and apps use only these calls. Times are ISO 8601 in UTC; money is in whole rupees.',
      },
      servers: [{ url: '/api' }],
    }),
  )
  for (const path of Object.values(document.paths ?? {}))
    for (const method of ['get', 'post', 'put', 'delete'] as const) {
      const operation = path[method]
      if (operation) operation.responses = { ...operation.responses, default: errorAnswer }
    }
  return document
}
