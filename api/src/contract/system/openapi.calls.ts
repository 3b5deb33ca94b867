import type { Calls } from '../wire/call.ts'
import { z } from '../wire/zod.ts'

export const documentOfApiCalls = {
  'GET /openapi.json': { answer: z.looseObject({ openapi: z.string() }), about: 'This document' },
} as const satisfies Calls
