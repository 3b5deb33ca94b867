import type { OpenAPIHono } from '@hono/zod-openapi'
import { version } from '../config/version.ts'
import { failures } from '../contract/wire/failures.ts'
import type { AppEnvironment } from '../http/environment.ts'
import { describeExactOptional } from './exact-optional.ts'

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
      description: 'Why, for programs: the same in every language',
    },
    message: { type: 'string' as const, description: 'For people, in the language the client names, else in English' },
    errors: {
      type: 'object' as const,
      additionalProperties: { type: 'string' as const },
      description: 'Texts by field',
    },
    details: {
      type: 'object' as const,
      description: 'What may be chosen instead, or what stands in the way, where a call says so',
    },
  },
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
        description: 'Everything the pages do goes through these calls. Times are ISO 8601 UTC, money is whole rupees.',
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
