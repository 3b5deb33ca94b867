import type { Deps } from '@thodu/api'
import { createToken, openSession } from '../../api/src/sessions/sessions.ts'
import type { DemoClient, DemoSession } from './demo-client.ts'

type Method = 'GET' | 'POST' | 'PUT'
export type DemoCast = ReturnType<typeof createCast>
type Players = { admin: DemoSession; caretakers: DemoSession[]; customers: DemoSession[] }

/** Sessions of the team end after a night without use. */
const longestSession = 4 * 3_600_000

export function createCast(deps: Deps, call: DemoClient, moveTo: (time: number) => void, players: Players) {
  const tokens = new Map<string, { token: string; until: number }>()
  async function readToken(accountId: string): Promise<string> {
    const now = deps.now()
    const known = tokens.get(accountId)
    if (known && known.until > now.getTime()) return known.token
    const session = { accountId, ip: '', userAgent: 'Demo' }
    const claims = await deps.database.write((tx) => openSession(tx, session, now))
    const token = await createToken(deps, claims)
    tokens.set(accountId, { token, until: now.getTime() + longestSession })
    return token
  }
  async function answer<Answer>(who: DemoSession | undefined, method: Method, path: string, body?: unknown) {
    if (!who) throw new Error(`${method} ${path}: nobody to ask`)
    const token = await readToken(who.id)
    return (await call<Answer>(method, path, { token, ...(body === undefined ? {} : { body }) })).answer
  }
  return {
    ...players,
    deps,
    moveTo,
    answer,
    /** A caretaker answers an offer by its link, without signing in. */
    answerOffer: (link: string, body: { visit: string; answer: 'yes' | 'no' }) =>
      call('POST', '/take/answer', { link, body }),
    ask: async (...asked: Parameters<typeof answer>): Promise<undefined> => {
      await answer(...asked)
    },
  }
}
