import { writeAudit } from '../audit/write-audit.ts'
import { type Actor, asPerformer } from '../http/actor.ts'
import type { Deps } from '../http/environment.ts'
import { endSessions } from '../sessions/sessions.ts'

type Ended = { which: Parameters<typeof endSessions>[1]; description: string }

const end = (deps: Deps, actor: Actor, ip: string, { which, description }: Ended): Promise<void> => {
  const at = deps.now()
  return deps.database.write(async (tx) => {
    await endSessions(tx, which, at)
    await writeAudit(tx, {
      performer: asPerformer(actor, ip),
      action: 'LOGOUT',
      resourceType: 'authentication',
      resourceId: actor.id,
      description,
      at,
    })
  })
}

/** Ends this session on the server; its token is worth nothing from the next request on (contract, section 2). */
export const signOut = (deps: Deps, actor: Actor, ip: string): Promise<void> =>
  end(deps, actor, ip, { which: { sessionId: actor.sessionId }, description: 'Signed out' })

/** Ends every session of the account, this one included. */
export const signOutEverywhere = (deps: Deps, actor: Actor, ip: string): Promise<void> =>
  end(deps, actor, ip, { which: { accountId: actor.id }, description: 'Signed out on every device' })
