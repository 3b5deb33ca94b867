import { brotliDecompressSync } from 'node:zlib'
import { writeNoteSchema } from '@thodu/api/contract/bookings/bookings.schema'
import { calls } from '@thodu/api/contract/client/calls'
import { failures } from '@thodu/api/contract/wire/failures'
import { beforeAll, describe, expect, it } from 'vitest'
import { createTestApi } from '../../support/api.ts'
import { useWorld } from '../../support/use-world.ts'

type Schema = { type?: string; properties?: object; items?: Schema; $ref?: string; anyOf?: Schema[] }
type Described = { required: string[]; properties: { code: { enum: string[] } } }
type Operation = {
  operationId?: string
  requestBody?: object
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>
}
type Required = { required?: string[] }
type WithBody = { requestBody: { content: { 'application/json': { schema: Required } } } }
type Document = {
  paths: Record<string, Record<string, Operation>>
  servers: object[]
  components: { schemas: { Error: Described } }
}

const api = useWorld(createTestApi)
let operations: { call: string; operation: Operation }[]
beforeAll(async () => {
  const { body } = await api.call<Document>('GET', '/openapi.json')
  operations = Object.entries(body.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ call: `${method.toUpperCase()} ${path}`, operation })),
  )
})

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
  /** Reads it from a server of its own, because a server creates it once. */
  async function readNew(): Promise<Document> {
    const own = await createTestApi()
    const { body } = await own.call<Document>('GET', '/openapi.json')
    await own.close()
    return body
  }

  it('names this server and the error codes, and describes the refusal of every call', async () => {
    const { servers, components, paths } = await readNew()
    expect(servers).toEqual([{ url: '/api' }])
    const { required, properties } = components.schemas.Error
    expect(required).toEqual(['code', 'message'])
    expect(properties.code.enum).toEqual(Object.keys(failures).sort())
    const schema = { $ref: '#/components/schemas/Error' }
    const refused = { description: 'Refused or failed', content: { 'application/json': { schema } } }
    const answers = Object.values(paths).flatMap((methods) => Object.values(methods).map(({ responses }) => responses))
    for (const { default: other } of answers) expect(other).toEqual(refused)
  })

  it('names every operation once', () => {
    const ids = operations.map(({ operation }) => operation.operationId)
    expect(ids).not.toContain(undefined)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).toContain('getAdminBookingsById')
  })

  it('requires the fields that are always present, and no optional ones', async () => {
    const { paths } = await readNew()
    const note = paths['/caretaker/bookings/{id}/notes']?.post as unknown as WithBody
    expect(note.requestBody.content['application/json'].schema.required).toEqual(['note'])
    const claim = paths['/payments/{id}/claim']?.post as unknown as WithBody
    expect(claim.requestBody.content['application/json'].schema).toMatchObject({ properties: { utr: {} } })
    expect(claim.requestBody.content['application/json'].schema.required ?? []).toEqual([])
    const health = paths['/health']?.get?.responses['200']?.content?.['application/json']?.schema as Required
    expect(health.required).not.toContain('backup')
    expect(writeNoteSchema.safeParse({ note: 'x', clientEventId: undefined }).success).toBe(false)
  })

  it('allows unknown fields in a body, which the server ignores (API-4)', () => {
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

  it('contains the same calls as the contract', () => {
    const answered = operations.filter(({ operation }) =>
      Object.entries(operation.responses).some(
        ([status, { content }]) => status.startsWith('2') && content?.['application/json'] !== undefined,
      ),
    )
    expect(answered.map(({ call }) => call).sort()).toEqual(named((call) => 'answer' in call))
  })
})

it('the contract lists every call without an answer body', () => {
  const silent = operations.filter(({ operation }) => '204' in operation.responses).map(({ call }) => call)
  expect(silent.sort()).toEqual(named((call) => !('answer' in call)))
})

it.each(['/openapi.json', '/docs/swagger-ui-bundle.js'])(
  'the API description and the files of its page are created once and cached: %s',
  async (path) => {
    const read = (headers: Record<string, string>) => api.app.request(`/api${path}`, { headers })
    const first = await read({ 'Accept-Encoding': 'br' })
    expect([first.status, first.headers.get('Content-Encoding')]).toEqual([200, 'br'])
    const etag = first.headers.get('ETag') ?? ''
    const known = await read({ 'If-None-Match': etag })
    expect([known.status, await known.text()]).toEqual([304, ''])
    const plain = await read({})
    expect([plain.headers.get('Content-Encoding'), plain.headers.get('ETag')]).toEqual([null, etag])
    const sent = brotliDecompressSync(Buffer.from(await first.arrayBuffer()))
    expect(sent.equals(Buffer.from(await plain.arrayBuffer()))).toBe(true)
  },
)

describe('the audience of a route', () => {
  type Definition = { type: string; route: { method: string; path: string; 'x-audience'?: unknown } }

  const api = useWorld(createTestApi)
  const declared = new Map<string, unknown>()

  beforeAll(async () => {
    for (const definition of api.app.openAPIRegistry.definitions as Definition[]) {
      if (definition.type !== 'route') continue
      const { method, path, 'x-audience': audience } = definition.route
      declared.set(`${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`, audience)
    }
  })

  /** Methods of catch-all handlers and middlewares: for all methods, changes and preflights. There are none for GET alone. */
  const middlewareMethods = ['ALL', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
  const withoutAudience = new Set(['ALL /*', ...middlewareMethods.map((method) => `${method} /api/*`)])

  it('is declared by every registered route', () => {
    const registered = new Set(api.app.routes.map(({ method, path }) => `${method} ${path}`))
    const undeclared = [...registered].filter((route) => !withoutAudience.has(route) && !declared.has(route))
    expect(undeclared).toEqual([])
    expect(declared.size).toBeGreaterThan(50)
  })
})
