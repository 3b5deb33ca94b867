import { writeAudit } from '../../audit/write-audit.ts'
import type { Caller } from '../../http/caller.ts'
import type { Deps } from '../../http/environment.ts'
import { notFound } from '../../http/errors/api-error.ts'
import { endSessions } from '../../sessions/sessions.ts'

type Which = { id: string; of: 'self' | 'anybody' }

/** Ends a session of the caller. An admin can end any session (rule ACC-41). @throws ApiError 404 */
export const endDeviceSession = (deps: Deps, { actor, performer }: Caller, { id, of }: Which): Promise<void> =>
  deps.database.write(async (tx) => {
    const session = await tx
      .selectFrom('sessions')
      .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
      .select(['accounts.id', 'accounts.name', 'accounts.email'])
      .where('sessions.id', '=', id)
      .where('sessions.ended_at', 'is', null)
      .executeTakeFirst()
    if (!session || (of === 'self' && session.id !== actor.id)) throw notFound()
    const at = deps.now()
    await endSessions(tx, { sessionId: id }, at)
    await writeAudit(tx, {
      performer,
      action: 'LOGOUT',
      resourceType: 'authentication',
      resourceId: session.id,
      description:
        session.id === actor.id
          ? 'Ended one of their own sessions'
          : `Ended a session of ${session.name} (${session.email})`,
      at,
    })
  })
