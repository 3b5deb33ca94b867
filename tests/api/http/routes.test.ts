import { expect, test } from 'vitest'
import type { Calls } from '../../../api/src/contract/wire/call.ts'
import { z } from '../../../api/src/contract/wire/zod.ts'
import type { Actor } from '../../../api/src/http/actor.ts'
import { createErrorHandler } from '../../../api/src/http/errors/error-handler.ts'
import { createRoutes, Reply } from '../../../api/src/http/routes.ts'

const thing = z.object({ name: z.string() })
const calls = {
  'GET /things/{id}': { answer: thing, about: 'a thing' },
  'POST /things': { body: thing, answer: thing, status: [201, 200], about: { 201: 'made', 200: 'there already' } },
  'PUT /things/{id}/parts/{partId}': {
    body: thing,
    bodyOptional: true,
    query: z.object({ q: z.string().optional() }),
    headers: z.object({ 'x-key': z.string().optional() }),
    about: 'changed',
  },
  'GET /pages/{number}': { params: z.object({ number: z.coerce.number().max(9) }), answer: thing, about: 'a page' },
  'GET /all': { answer: thing, about: { 201: 'never' } },
  'GET /files': { answer: thing, status: 201, about: 'a file' },
} as const satisfies Calls

/** What a handler was given, less Hono's context. */
let given: Record<string, unknown> = {}
const keep = ({ c: _c, ...rest }: Record<string, unknown>): void => {
  given = rest
}
let actor: Partial<Actor> | undefined
const made = createRoutes(calls)
  .on('GET /things/{id}', { audience: 'signed-in', sees: 'nobody' }, (all) => {
    keep(all)
    return { name: all.caller.actor.name }
  })
  .on('POST /things', { audience: 'anyone', invalid: 'request.bad_query' }, (all) => {
    keep(all)
    return all.body.name === 'there' ? new Reply(200, all.body) : all.body
  })
  .on('PUT /things/{id}/parts/{partId}', { audience: 'anyone' }, keep as never)
  .on('GET /pages/{number}', { audience: 'anyone' }, ({ number }) => ({ name: String(number + 1) }))
  .on('GET /all', { audience: 'anyone' }, (all) => {
    keep(all)
    return { name: 'all' }
  })
  .on('GET /files', { audience: 'anyone' }, () => new Response('a file', { status: 202 }))
const app = createRoutes({}).router
app.use(async (c, next) => {
  c.set('actor', actor as Actor | undefined)
  c.set('ip', '198.51.100.7')
  await next()
})
app.onError(createErrorHandler({ warn: () => {}, error: () => {} } as never))
app.route('/', made.router)

const call = async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
  const type = body === undefined ? {} : { 'Content-Type': 'application/json' }
  const answer = await app.request(path, {
    method,
    headers: { ...type, ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  return [answer.status, text.startsWith('{') ? JSON.parse(text) : text]
}

test('a handler is given who calls, and answers a value', async () => {
  actor = { id: 'me', name: 'Asha', email: 'a@example.in', role: 'user' }
  expect(await call('GET', '/things/x')).toEqual([200, { name: 'Asha' }])
  expect(given).toMatchObject({ id: 'x', body: undefined, query: undefined, headers: undefined })
  expect(given).toHaveProperty('caller.actor.id', 'me')
  actor = undefined
  expect(await call('GET', '/things/x')).toMatchObject([401, { code: 'auth.not_authenticated' }])
  expect(await call('GET', '/all')).toEqual([200, { name: 'all' }])
  expect(given).toHaveProperty('caller.actor', undefined)
})

test('answers with the first status of its call, with another one by a reply, or with a response of its own', async () => {
  expect(await call('POST', '/things', { name: 'new' })).toEqual([201, { name: 'new' }])
  expect(await call('POST', '/things', { name: 'there' })).toEqual([200, { name: 'there' }])
  expect(await call('GET', '/files')).toEqual([202, 'a file'])
})

test('what does not fit is refused, with a code of the call where it has one', async () => {
  expect(await call('POST', '/things', { name: 1 })).toMatchObject([400, { code: 'request.bad_query' }])
  expect(await call('GET', '/pages/10')).toMatchObject([400, { code: 'request.invalid' }])
  expect(await call('GET', '/pages/9')).toEqual([200, { name: '10' }])
  expect(await call('PUT', `/things/${'x'.repeat(65)}/parts/two`)).toMatchObject([400, { code: 'request.invalid' }])
})

test('every part of a call is parsed and given, and what answers nothing is 204', async () => {
  const path = '/things/one/parts/two?q=look'
  expect(await call('PUT', path, { name: 'body' }, { 'X-Key': 'key' })).toEqual([204, ''])
  expect(given).toMatchObject({
    id: 'one',
    partId: 'two',
    body: { name: 'body' },
    query: { q: 'look' },
    headers: { 'x-key': 'key' },
  })
  expect((await call('PUT', path))[0]).toBe(204)
  expect((await call('POST', '/things'))[0]).toBe(400)
})

test('a call that the contract does not have cannot be served', () => {
  expect(() => createRoutes(calls as Calls).on('GET /nothing', { audience: 'anyone' }, () => {})).toThrow(
    'The contract has no call GET /nothing',
  )
})
