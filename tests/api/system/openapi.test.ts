import { writeNoteSchema } from '@thodu/api/contract/bookings/bookings.schema'
import { calls } from '@thodu/api/contract/client/calls'
import { failures } from '@thodu/api/contract/wire/failures'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../../support/api.ts'
import { checkAnswer } from '../../support/check-answer.ts'

type Schema = { type?: string; properties?: object; items?: Schema; $ref?: string; anyOf?: Schema[] }
type Described = { required: string[]; properties: { code: { enum: string[] } } }
type Operation = {
  operationId?: string
  requestBody?: object
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>
}
type Required = { required?: string[] }
type WithBody = { requestBody: { content: { 'application/json': { schema: Required } } } }
type Document = { paths: Record<string, Record<string, Operation>> }

let api: TestApi
let operations: { call: string; operation: Operation }[]
beforeAll(async () => {
  api = await createTestApi()
  const { body } = await api.call<Document>('GET', '/openapi.json')
  operations = Object.entries(body.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ call: `${method.toUpperCase()} ${path}`, operation })),
  )
})
afterAll(() => api.close())

const named = (wanted: (call: object) => boolean): string[] =>
  Object.entries(calls)
    .flatMap(([name, call]) => (wanted(call) ? [name] : []))
    .sort()

const isDescribed = (schema: Schema | undefined): boolean =>
  schema !== undefined &&
  (schema.$ref !== undefined ||
    schema.properties !== undefined ||
    (schema.anyOf !== undefined && schema.anyOf.length > 0 && schema.anyOf.every(isDescribed)) ||
    (schema.items !== undefined && isDescribed(schema.items)))

describe('the OpenAPI document', () => {
  it('says by which codes a call can be refused', async () => {
    const { body } = await api.call<{ components: { schemas: { Error: Described } } }>('GET', '/openapi.json')
    const { required, properties } = body.components.schemas.Error
    expect(required).toEqual(['code', 'message'])
    expect(properties.code.enum).toEqual(Object.keys(failures).sort())
  })

  it('leads to this server, and says of every call that it can be refused, and as what', async () => {
    const { body } = await api.call<Document & { servers: object[] }>('GET', '/openapi.json')
    expect(body.servers).toEqual([{ url: '/api' }])
    const schema = { $ref: '#/components/schemas/Error' }
    const refused = { description: 'Refused or failed', content: { 'application/json': { schema } } }
    expect(operations.filter(({ operation }) => operation.responses.default === undefined)).toEqual([])
    expect(operations[0]?.operation.responses.default).toEqual(refused)
  })

  it('names every operation once', () => {
    const ids = operations.map(({ operation }) => operation.operationId)
    expect(ids).not.toContain(undefined)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).toContain('getAdminBookingsById')
  })

  it('requires of a body and of an answer what is always there, and nothing that may be left out', async () => {
    const { body } = await api.call<Document>('GET', '/openapi.json')
    const note = body.paths['/caretaker/bookings/{id}/notes']?.post as unknown as WithBody
    expect(note.requestBody.content['application/json'].schema.required).toEqual(['note'])
    const claim = body.paths['/payments/{id}/claim']?.post as unknown as WithBody
    expect(claim.requestBody.content['application/json'].schema).toMatchObject({ properties: { utr: {} } })
    expect(claim.requestBody.content['application/json'].schema.required ?? []).toEqual([])
    const health = body.paths['/health']?.get?.responses['200']?.content?.['application/json']?.schema as Required
    expect(health.required).not.toContain('backup')
    // Whoever asks for the document changes nothing of what is taken.
    expect(writeNoteSchema.safeParse({ note: 'x', clientEventId: undefined }).success).toBe(false)
  })

  it('refuses no body for a field that it does not know: it is ignored (API-4)', () => {
    const withBody = operations.filter(({ operation }) => operation.requestBody !== undefined)
    expect(withBody.length).toBeGreaterThan(50)
    const strict = withBody.filter(({ operation }) =>
      JSON.stringify(operation.requestBody).includes('"additionalProperties":false'),
    )
    expect(strict.map(({ call }) => call)).toEqual([])
  })

  it('describes the fields of every JSON answer', () => {
    const bare = operations.flatMap(({ call, operation }) =>
      Object.entries(operation.responses)
        .filter(([status]) => status.startsWith('2'))
        .flatMap(([status, { content }]) => {
          const schema = content?.['application/json']?.schema
          return content?.['application/json'] && !isDescribed(schema) ? [`${call} ${status}`] : []
        }),
    )
    expect(bare).toEqual([])
  })

  it('and the contract know the same calls', () => {
    const answered = operations.filter(({ operation }) =>
      Object.entries(operation.responses).some(
        ([status, { content }]) => status.startsWith('2') && content?.['application/json'] !== undefined,
      ),
    )
    expect(answered.map(({ call }) => call).sort()).toEqual(named((call) => 'answer' in call))
  })
})

it('the contract names every call that answers nothing', () => {
  const silent = operations.filter(({ operation }) => '204' in operation.responses).map(({ call }) => call)
  expect(silent.sort()).toEqual(named((call) => !('answer' in call)))
})

describe('holding answers against the contract', () => {
  it('refuses a field too many, one too few, and a call nobody described', () => {
    const file = { url: '/api/files/1?token=x' }
    expect(() => checkAnswer('POST', '/files/1/link', file)).not.toThrow()
    expect(() => checkAnswer('POST', '/files/1/link', { ...file, secret: 1 })).toThrow('Unrecognized key')
    expect(() => checkAnswer('POST', '/files/1/link', {})).toThrow('expected string')
    expect(() => checkAnswer('GET', '/nothing', {})).toThrow('does not describe')
  })
})
