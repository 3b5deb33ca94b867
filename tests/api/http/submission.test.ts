import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { initialOffice } from '../../../api/src/config/initial-office.ts'
import type { AppEnvironment } from '../../../api/src/http/environment.ts'
import { ApiError, tooMany, wrongFields } from '../../../api/src/http/errors/api-error.ts'
import { createErrorHandler } from '../../../api/src/http/errors/error-handler.ts'
import { answerProblem, pageInLanguage, readSubmission, submissionBody } from '../../../api/src/http/submission.ts'

const schema = z.object({ name: z.string().min(2, 'Please enter a name'), email: z.string().optional() })
const plainForm = 'application/x-www-form-urlencoded'
const quiet = { warn: () => {}, error: () => {} } as never

const app = new Hono<AppEnvironment>()
  .onError(createErrorHandler(quiet))
  .post('/', async (c) => c.json(await readSubmission(c, schema)))
  .post('/refused/:why', (c) => {
    const problems: Record<string, Error> = {
      fields: wrongFields({ name: 'Please enter a name', '': 'Of no field' }),
      many: tooMany(7),
      off: new ApiError(503, 'server.busy'),
      failed: new ApiError(500, 'server.failed'),
      unknown: new Error('secret'),
    }
    return answerProblem(c, problems[c.req.param('why')], {
      back: '/contact',
      office: initialOffice('http://localhost'),
    })
  })
const send = async (type: string | undefined, body: string, path = '/') => {
  const headers = type === undefined ? {} : { 'Content-Type': type }
  const request = new Request(`http://x${path}`, { method: 'POST', headers, body: new TextEncoder().encode(body) })
  const answer = await app.request(request)
  const text = await answer.text()
  const isJson = answer.headers.get('Content-Type')?.startsWith('application/json')
  return { status: answer.status, wait: answer.headers.get('Retry-After'), text, json: isJson ? JSON.parse(text) : {} }
}

test.each([
  ['application/json', '{"name":"Asha"}'],
  ['Application/JSON; charset=utf-8', '{"name":"Asha"}'],
  ['application/vnd.api+json', '{"name":"Asha"}'],
  [plainForm, 'name=Asha'],
  [`${plainForm.toUpperCase()};charset=UTF-8`, 'name=Asha'],
])('%s is accepted', async (type, body) => {
  expect(await send(type, body)).toMatchObject({ status: 200, json: { name: 'Asha' } })
})

test.each<[type: string | undefined, body: string, status: number, code: string]>([
  ['text/plain', '{"name":"Asha"}', 415, 'request.wrong_media_type'],
  [undefined, '{"name":"Asha"}', 415, 'request.wrong_media_type'],
  ['x/json', '{"name":"Asha"}', 415, 'request.wrong_media_type'],
  [`text/${plainForm}`, 'name=Asha', 415, 'request.wrong_media_type'],
  ['application/json', '{"name":', 400, 'request.bad_json'],
  ['application/json', '{"name":"A"}', 400, 'request.invalid'],
  ['application/json', String.raw`{"name":"A\u0000b"}`, 400, 'request.invalid'],
])('%s %s is refused', async (type, body, status, code) => {
  expect(await send(type, body)).toMatchObject({ status, json: { code } })
})

test('a script receives an error as JSON, and a plain form as a page with a way back', async () => {
  expect(await send('application/json', '{}', '/refused/fields')).toMatchObject({
    status: 400,
    json: { code: 'request.invalid', errors: { name: 'Please enter a name' } },
  })
  const page = await send(plainForm, '', '/refused/fields')
  expect(page.status).toBe(400)
  expect(page.text).toContain('<html lang="en">')
  expect(page.text).toContain('<li>name: Please enter a name</li>')
  expect(page.text).toContain('<li>Of no field</li>')
  expect(page.text).toContain('<a href="/contact">')
  const many = await send(plainForm, '', '/refused/many')
  expect(many).toMatchObject({ status: 429, wait: '7' })
  expect(many.text).toContain('<ul>')
  expect(page.wait).toBeNull()
})

test('the error page has the language of its form', async () => {
  const page = await send(plainForm, '', '/refused/fields?language=te')
  expect(page.text).toContain('<html lang="te">')
  expect(page.text).toContain('<a href="/te/contact">')
})

test('an error that is not about the form is answered by the error handler', async () => {
  expect(await send(plainForm, '', '/refused/off')).toMatchObject({ status: 503, json: { code: 'server.busy' } })
  for (const why of ['failed', 'unknown'])
    expect(await send(plainForm, '', `/refused/${why}`)).toMatchObject({ status: 500, json: { code: 'server.failed' } })
})

test('the path of a page contains the language of the caller', () => {
  const askedIn = (language?: string) =>
    pageInLanguage({ req: { header: () => language, query: () => undefined } } as never, '/contact')
  expect([askedIn(), askedIn('en'), askedIn('hi')]).toEqual(['/contact', '/contact', '/hi/contact'])
})

test('openapi describes the same body for JSON and form', () => {
  const { content } = submissionBody(schema)
  const described = content['application/json'].schema as unknown as Record<string, unknown>
  expect(described).toMatchObject({ type: 'object', required: ['name'] })
  expect(described).not.toHaveProperty('$schema')
  expect(content[plainForm].schema).toEqual(described)
})
