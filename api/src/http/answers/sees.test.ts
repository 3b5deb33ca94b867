import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { Actor } from '../actor.ts'
import type { AppEnvironment } from '../environment.ts'
import type { AccessLog } from '../ports.ts'
import { listed, noteSeen, opened, type Sees, tellSeen } from './sees.ts'

type Answer = { _id: string }

/** What one call leaves in the log, and its status. */
async function call(sees: Sees<Answer>, role: Actor['role'], tells = false) {
  const noted: string[] = []
  const accessLog: Pick<AccessLog, 'isRestricted' | 'opened' | 'listed'> = {
    isRestricted: async () => false,
    opened: async (_, { type, id }) => void noted.push(`opened ${type} ${id}`),
    listed: (_, type, ids) => void noted.push(`listed ${type} ${ids.join(' ')}`),
  }
  const app = new Hono<AppEnvironment>()
  app.use(async (c, next) => {
    c.set('actor', { id: 'me', name: 'Me', email: 'me@example.in', role } as Actor)
    c.set('accessLog', accessLog as AccessLog)
    c.set('ip', '198.51.100.7')
    await next()
  })
  app.get('/things/:id', noteSeen(sees), (c) => {
    if (tells) tellSeen(c, listed('family', ['a', 'b', 'a']))
    return c.req.param('id') === 'missing' ? c.json({ message: 'Not found' }, 404) : c.json({ _id: 'answered' })
  })
  app.onError((_, c) => c.text('', 500))
  const { status } = await app.request('/things/named')
  const { status: missing } = await app.request('/things/missing')
  return { noted, statuses: [status, missing] }
}

test('names what the path names, what the answer says, or what the handler tells; a refusal shows nobody', async () => {
  const fine = [200, 404]
  expect(await call('booking', 'admin')).toEqual({ noted: ['opened booking named'], statuses: fine })
  const ofAnswer = await call(({ _id }, id) => [opened('family', _id), listed('booking', [id])], 'caretaker')
  expect(ofAnswer).toEqual({ noted: ['opened family answered', 'listed booking named'], statuses: fine })
  expect(await call('told', 'admin', true)).toEqual({ noted: ['listed family a b'], statuses: fine })
})

test('a family that reads its own is not looked at', async () => {
  expect(await call('booking', 'user')).toEqual({ noted: [], statuses: [200, 404] })
})

test('an answer of which nobody told whose it is does not go out', async () => {
  expect(await call('told', 'admin')).toEqual({ noted: [], statuses: [500, 404] })
})
