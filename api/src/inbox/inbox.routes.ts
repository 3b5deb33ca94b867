import { inboxCalls } from '../contract/inbox/inbox.calls.ts'
import type { Deps } from '../http/environment.ts'
import type { RecordedAccess } from '../http/ports.ts'
import { AnswerWithSource, createRoutes } from '../http/routes.ts'
import { openRow } from './open-row.ts'
import { readInbox } from './read-inbox.ts'

const audience = ['admin'] as const
const accessToRows = (_answer: unknown, _id: string, source: readonly RecordedAccess[]) => source

/** The office's inbox (rules REQ-7, REQ-9). */
export const createInboxRoutes = (deps: Deps) =>
  createRoutes(inboxCalls)
    .on('GET /admin/inbox', { audience, recordsAccess: accessToRows }, async ({ query }) => {
      const { inbox, seen } = await readInbox(deps.database.read, deps.config, query, deps.now())
      return new AnswerWithSource(inbox, seen)
    })
    .on(
      'POST /admin/inbox/open',
      { audience, recordsAccess: 'none', audit: { action: 'STATUS_UPDATE', resourceType: 'user' } },
      ({ body, caller }) => openRow(deps, caller, body),
    ).router
