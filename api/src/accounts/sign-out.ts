import { writeAudit } from '../audit/write-audit.ts'
import { type Actor, asPerformer } from '../http/actor.ts'
import type { Deps } from '../http/environment.ts'
import { endSessions } from '../sessions/sessions.ts'

/** Ends this session on the server; its token is worth nothing from the next request on (contract, section 2). */
export async function signOut(deps: Deps, actor: Actor, ip: string): Promise<void> {
  const at = deps.now()
  await deps.database.write(async (tx) => {
    await endSessions(tx, { sessionId: actor.sessionId }, at)
    await writeAudit(tx, {
      performer: asPerformer(actor, ip),
      action: 'LOGOUT',
      resourceType: 'authentication',
      resourceId: actor.id,
      description: 'Signed out',
      at,
    })
  })
}
