import type { Calls } from '../wire/call.ts'
import { backupStatusSchema, healthSchema, noticesSchema } from './operations.schema.ts'

/** API calls for health, backups and notices (rule API-8). */
export const operationsCalls = {
  'GET /health': { answer: healthSchema, about: 'Health' },
  'GET /admin/backups': { answer: backupStatusSchema, about: 'Backups' },
  'GET /admin/notices': { answer: noticesSchema, about: 'Version, and problems of the installation' },
} as const satisfies Calls
