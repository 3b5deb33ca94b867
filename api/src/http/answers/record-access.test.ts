import { type Context, Hono } from 'hono'
import { expect, test } from 'vitest'
import type { Actor } from '../actor.ts'
import { visitorOf } from '../caller-of.ts'
import type { AppEnvironment } from '../environment.ts'
import type { AccessLog } from '../ports.ts'
import { type AccessDeclaration, listedRecords, openedRecord, recordAccess, refuseRestricted } from './record-access.ts'

type Answer = { _id: string }

async function call(
  recordsAccess: AccessDeclaration<Answer, readonly string[]>,
  role: Actor['role'] | undefined,
  source?: readonly string[],
  path = '/things/named',
) {
  const noted: string[] = []
  const accessLog: Pick<AccessLog, 'isRestricted' | 'record'> = {
    isRestricted: async (id) => id === 'forgotten',
    record: async (_, accesses) =>
      void noted.push(...accesses.map(({ way, type, ids }) => `${way} ${type} ${ids.join(' ')}`)),
  }
  const app = new Hono<AppEnvironment>()
  app.use(async (c, next) => {
    c.set('actor', role && ({ id: 'me', name: 'Me', email: 'me@example.in', role } as Actor))
    c.set('accessLog', accessLog as AccessLog)
    c.set('ip', '198.51.100.7')
    await next()
  })
  const answer = async (c: Context<AppEnvironment>, status: 200 | 201) => {
    const value = { _id: 'answered' }
    await recordAccess(c, visitorOf(c), recordsAccess, value, source as readonly string[])
    return c.json(value, status)
  }
  app.get('/things/:id', refuseRestricted, async (c) => {
    if (c.req.param('id') === 'missing') return c.json({ message: 'Not found' }, 404)
    return answer(c, 200)
  })
  app.get('/things', refuseRestricted, (c) => answer(c, 201))
  app.onError((error, c) => c.text('', (error as { status?: 403 }).status ?? 500))
  const { status } = await app.request(path)
  const { status: missing } = await app.request('/things/missing')
  return { noted, statuses: [status, missing] }
}

test('the log records the id of the path, or ids from the answer or its rows; a refusal records nothing', async () => {
  const fine = [200, 404]
  expect(await call('booking', 'admin')).toEqual({ noted: ['opened booking named'], statuses: fine })
  const ofAnswer = await call(
    ({ _id }, id) => [openedRecord('family', _id), listedRecords('booking', [id])],
    'caretaker',
  )
  expect(ofAnswer).toEqual({ noted: ['opened family answered', 'listed booking named'], statuses: fine })
  const ofRows = (_: Answer, id: string, source: readonly string[]) =>
    Promise.resolve([listedRecords('family', source), openedRecord('booking', id)])
  expect(await call(ofRows, 'admin', ['a', 'b'])).toEqual({
    noted: ['listed family a b', 'opened booking named'],
    statuses: fine,
  })
})

test('a family’s read of its own data is not recorded', async () => {
  expect(await call('booking', 'user')).toEqual({ noted: [], statuses: [200, 404] })
})

test('an answer is not sent if its families cannot be found', async () => {
  const ofRows = (_: Answer, __: string, source: readonly string[]) => listedRecords('family', [...source])
  expect(await call(ofRows, 'admin')).toEqual({ noted: [], statuses: [500, 404] })
})

test('a route that shows no family records nothing', async () => {
  expect(await call('none', 'admin')).toEqual({ noted: [], statuses: [200, 404] })
})

test('a created thing is recorded too', async () => {
  const ofAnswer = ({ _id }: Answer) => openedRecord('family', _id)
  expect((await call(ofAnswer, 'admin', undefined, '/things')).noted).toEqual(['opened family answered'])
})

test('the data of a closed family is refused to the team only', async () => {
  const open = (role: Actor['role'] | undefined) => call('none', role, undefined, '/things/forgotten')
  for (const role of ['admin', 'caretaker'] as const) expect((await open(role)).statuses).toEqual([403, 404])
  for (const role of ['user', undefined] as const) expect((await open(role)).statuses).toEqual([200, 404])
})

test('only a valid id is looked up', async () => {
  const asked = async (path: string) => (await call('none', 'admin', undefined, path)).statuses[0]
  expect(await asked(`/things/${'x'.repeat(65)}`)).toBe(200)
  expect(await asked('/things/for%00gotten')).toBe(200)
  expect(await asked('/things')).toBe(201)
})
