import { sessionSchema } from '../accounts/accounts.schema.ts'
import type { Calls } from '../wire/call.ts'
import {
  restoreBackupSchema,
  restoringSchema,
  setupSchema,
  setupStateSchema,
  setupTokenSchema,
} from './setup.schema.ts'

/**
 * API calls for the first run in the browser, for the holder of the printed link; 404 once an admin exists (rules SET-15,
 * SET-16).
 */
export const setupCalls = {
  'POST /setup': { body: setupSchema, answer: sessionSchema, status: 201, about: 'Signed in as the first admin' },
  'POST /setup/check': { body: setupTokenSchema, answer: setupStateSchema, about: 'The link is valid' },
  'POST /setup/backup': { about: 'Part of the backup stored' },
  'POST /setup/restore': {
    body: restoreBackupSchema,
    answer: restoringSchema,
    about: 'The backup is sound; the server restores it and starts again',
  },
} as const satisfies Calls
