import { writeAudit } from '../audit/write-audit.ts'
import type { Caller } from '../http/caller.ts'
import type { Deps } from '../http/environment.ts'
import { endSessions } from '../sessions/sessions.ts'

type Ended = { which: Parameters<typeof endSessions>[1]; description: string }

const end = (deps: Deps, { actor, performer }: Caller, { which, description }: Ended): Promise<void> => {
  const at = deps.now()
  return deps.database.write(async (tx) => {
    await endSessions(tx, which, at)
    await writeAudit(tx, {
      performer,
      action: 'LOGOUT',
      resourceType: 'authentication',
      resourceId: actor.id,
      description,
      at,
    })
  })
}

/** Ends the caller's session; its token is refused from the next request on (rule ACC-23). */
export const signOut = (deps: Deps, caller: Caller): Promise<void> =>
  end(deps, caller, { which: { sessionId: caller.actor.sessionId }, description: 'Signed out' })

/** Ends every session of the account, including the caller's. */
export const signOutEverywhere = (deps: Deps, caller: Caller): Promise<void> =>
  end(deps, caller, { which: { accountId: caller.actor.id }, description: 'Signed out on every device' })
