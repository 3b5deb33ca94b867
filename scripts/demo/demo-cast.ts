import type { Deps } from '@thodu/api'
import { createToken, openSession } from '../../api/src/sessions/sessions.ts'
import type { DemoClient, DemoSession } from './demo-client.ts'

type Method = 'GET' | 'POST' | 'PUT'
export type DemoCast = ReturnType<typeof createCast>
type Players = { admin: DemoSession; caretakers: DemoSession[]; customers: DemoSession[] }

export function createCast(deps: Deps, call: DemoClient, moveTo: (time: number) => void, players: Players) {
  /** Sessions of the team end after a night without use, and all sessions after a month, so each call opens its own. */
  async function answer<Answer>(who: DemoSession | undefined, method: Method, path: string, body?: unknown) {
    if (!who) throw new Error(`${method} ${path}: nobody to ask`)
    const session = { accountId: who.id, ip: '', userAgent: 'Demo' }
    const claims = await deps.database.write((tx) => openSession(tx, session, deps.now()))
    const token = await createToken(deps, claims)
    return (await call<Answer>(method, path, { token, ...(body === undefined ? {} : { body }) })).answer
  }
  return {
    ...players,
    deps,
    moveTo,
    answer,
    ask: async (...asked: Parameters<typeof answer>): Promise<undefined> => {
      await answer(...asked)
    },
  }
}
