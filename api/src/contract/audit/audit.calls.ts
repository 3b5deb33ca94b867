import type { Calls } from '../wire/call.ts'
import { auditLogPageSchema, auditStatsSchema } from './audit.schema.ts'
import { auditPageSchema, auditRangeSchema } from './audit-query.schema.ts'

/** API calls for the audit log, for admins (rules AUD-7, AUD-9). */
export const auditCalls = {
  'GET /audit/logs': { query: auditPageSchema, answer: auditLogPageSchema, about: 'Page of the audit log' },
  'GET /audit/stats': { query: auditRangeSchema, answer: auditStatsSchema, about: 'Statistics of the audit log' },
} as const satisfies Calls
