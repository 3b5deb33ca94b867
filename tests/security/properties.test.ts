import * as accounts from '@thodu/api/contract/accounts/accounts.schema'
import * as bookings from '@thodu/api/contract/bookings/bookings.schema'
import * as patientDetails from '@thodu/api/contract/bookings/rules/patient-details.schema'
import {
  createCaretakerSchema,
  firstPasswordSchema,
  updateCaretakerSchema,
} from '@thodu/api/contract/caretakers/caretakers.schema'
import { decideDocumentSchema } from '@thodu/api/contract/documents/documents.schema'
import { updateCallbackSchema, updateMessageSchema } from '@thodu/api/contract/requests/queues.schema'
import * as requests from '@thodu/api/contract/requests/requests.schema'
import { changeRoleSchema } from '@thodu/api/contract/users/users.calls'
import { failures } from '@thodu/api/contract/wire/failures'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createTestApi, type TestApi } from '../support/api.ts'
import { matrixLines } from '../support/matrix/matrix-lines.ts'
import { createMatrixWorld, type MatrixWorld } from '../support/matrix/matrix-world.ts'
import { inputs } from './authorization-inputs.ts'

/** Texts that broke parsers, patterns, databases and spreadsheets before. */
const nasty = [
  '',
  ' ',
  '\u0000',
  '\ud800',
  '\u202E',
  "'; drop table accounts; --",
  '" or 1=1',
  '%',
  '_',
  '*',
  'NEAR(a b)',
  '"',
  '=1+1',
  '../../etc/passwd',
  '__proto__',
  'constructor',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '🙂'.repeat(50),
  'a'.repeat(20_000),
  `${'a'.repeat(5_000)}!`,
  `${'a@'.repeat(2_000)}a`,
  `+${'1'.repeat(5_000)}`,
  `${' '.repeat(10_000)}x`,
  '9'.repeat(400),
  '1e999',
  '2026-02-30',
  '-271821-04-20T00:00:00.000Z',
  '275760-09-13T00:00:00.000Z',
]

const hostileText = fc.oneof(
  fc.constantFrom(...nasty),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ maxLength: 200 }),
)

const hostileScalar = fc.oneof(
  hostileText,
  fc.constantFrom(null, true, false, -1, 0, 1, 2 ** 31, 2 ** 53, -1e308, 0.1),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
)

const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: hostileScalar },
  { weight: 1, arbitrary: fc.array(hostileScalar, { maxLength: 5 }) },
  {
    weight: 1,
    arbitrary: fc.dictionary(
      fc.oneof(fc.constantFrom('__proto__', 'toString', 'url', '_id'), fc.string()),
      hostileScalar,
      { maxKeys: 4 },
    ),
  },
)

/** Objects with the known fields of a call, any of them missing or invalid. */
const hostileObject = (fields: readonly string[]): fc.Arbitrary<unknown> =>
  fc.oneof(
    {
      weight: 6,
      arbitrary: fc.record(Object.fromEntries(fields.map((field) => [field, hostileValue])), { requiredKeys: [] }),
    },
    { weight: 1, arbitrary: hostileValue },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 8 }) },
  )

/** Far above the processor time of any valid input and far below that of a runaway pattern, in ms. */
const slow = 2_000
/** Processor time of this process since then, in ms, without other work on the machine. */
function processorSince(started: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(started)
  return (user + system) / 1_000
}

const ofTheOffice = {
  createCaretakerSchema,
  firstPasswordSchema,
  updateCaretakerSchema,
  changeRoleSchema,
  updateCallbackSchema,
  updateMessageSchema,
  decideDocumentSchema,
}
const schemas = Object.entries<unknown>({
  ...accounts,
  ...bookings,
  ...patientDetails,
  ...requests,
  ...ofTheOffice,
}).filter((entry): entry is [string, z.ZodType] => entry[1] instanceof z.ZodType)
const fieldsOf = (schema: z.ZodType): string[] => (schema instanceof z.ZodObject ? Object.keys(schema.shape) : [])

describe('every schema of the contract', () => {
  it.each(schemas)('%s accepts or refuses any input quickly and never throws', (_, schema) => {
    fc.assert(
      fc.property(hostileObject(fieldsOf(schema)), (input) => {
        const started = process.cpuUsage()
        schema.safeParse(input)
        expect(processorSince(started)).toBeLessThan(slow)
      }),
      { numRuns: 1_000 },
    )
  })

  it('are found by this test', () => {
    expect(schemas.length).toBeGreaterThan(25)
  })
})

describe('every call', () => {
  let api: TestApi
  let world: MatrixWorld
  const tokens = new Map<string, string | undefined>()
  async function openSessions(): Promise<void> {
    for (const actor of ['owner', 'assigned caretaker', 'admin'] as const)
      tokens.set(actor, await world.openSessionOf(actor))
  }

  beforeAll(async () => {
    api = await createTestApi()
    world = await createMatrixWorld(api)
    await openSessions()
  })
  afterAll(() => api.close())

  async function attempt(method: string, path: string, token: string | undefined, body?: unknown): Promise<number> {
    const started = process.cpuUsage()
    const text = body === undefined ? {} : { body: JSON.stringify(body) ?? 'null' }
    const { status, text: answer } = await api.call(method, path, { token, ...text })
    expect(processorSince(started), `${method} ${path.slice(0, 200)}`).toBeLessThan(slow)
    const told = `${method} ${path.slice(0, 300)} answered ${status} ${answer.slice(0, 200)}`
    if (status >= 400) {
      // Each refusal has a known code. Google sign-in and a mail server are not configured here.
      const { code } = JSON.parse(answer) as { code: string }
      expect(Object.keys(failures), told).toContain(code)
      const without: Record<string, number[]> = { '/auth/google': [400, 503], '/admin/settings/test-mail': [400, 502] }
      const refusals = without[path] ?? [400, 401, 403, 404, 409, 413, 415]
      expect(refusals, told).toContain(status)
    }
    return status
  }
  /** The role that gets past the authorization of a call, to the parsing. */
  const tokenFor = (path: string): string | undefined =>
    tokens.get(
      path.startsWith('/admin') || path.startsWith('/audit')
        ? 'admin'
        : path.startsWith('/caretaker')
          ? 'assigned caretaker'
          : 'owner',
    )

  // Calls that end their own session would make every later one a 401.
  const changing = matrixLines.filter(({ call }) => /^(POST|PUT) /.test(call) && !/logout|upload|closing/.test(call))
  const byCall = [...new Map(changing.map((one) => [one.call, one])).values()]

  it.each(byCall.map((one) => [one.call, one] as const))(
    '%s never fails with 500, whatever the body',
    async (call, one) => {
      const [method = '', path = ''] = call.split(' ')
      const fields = Object.keys(inputs('')[one.input] ?? {})
      const thing = one.thing === undefined ? '' : await world.make(one.thing, 'owner')
      // Password hashing is slow by design, so these calls run less often.
      const numRuns = /password|login|signup|caretakers$/.test(call) ? 40 : 150
      await fc.assert(
        fc.asyncProperty(hostileObject(fields), fc.oneof(fc.constant(thing), hostileText), async (body, id) => {
          const place = encodeURIComponent(id.toWellFormed().slice(0, 300)) || 'x'
          await attempt(method, path.replace('{id}', place), tokenFor(path), body)
        }),
        { numRuns },
      )
      await world.reset()
      // A random body can be a valid password of a caretaker, which ends that caretaker's sessions.
      await openSessions()
    },
  )

  const nested = (field: string, value: unknown) => ({
    serviceType: 'elderly-care',
    packageId: 'basic',
    [field]: value,
  })
  it('POST /booking never fails with 500, whatever its fields contain', async () => {
    const inner = hostileObject([
      'patientName',
      'patientAge',
      'preferredStartDate',
      'preferredTime',
      'medications',
      'aadharCard',
    ])
    await fc.assert(
      fc.asyncProperty(fc.constantFrom('patientDetails', 'uploadedFiles', 'formData'), inner, async (field, value) => {
        await attempt('POST', '/booking', tokens.get('owner'), nested(field, value))
      }),
      { numRuns: 200 },
    )
  })

  const lists = [
    '/admin/bookings',
    '/admin/users',
    '/admin/caretakers',
    '/admin/callbacks',
    '/admin/messages',
    '/admin/documents',
  ]
  const filterFields = [
    'q',
    'status',
    'serviceType',
    'assigned',
    'caretaker',
    'from',
    'to',
    'id',
    'role',
    'category',
    'nothing',
  ]
  const jsonText = (value: fc.Arbitrary<unknown>) =>
    fc.oneof(
      value.map((one) => JSON.stringify(one) ?? ''),
      hostileText,
    )
  const listQueries = fc.record(
    {
      sort: jsonText(
        fc.oneof(
          fc.tuple(
            fc.constantFrom('createdAt', '_id', 'id', 'name', '__proto__'),
            fc.constantFrom('ASC', 'DESC', 'asc'),
          ),
          hostileValue,
        ),
      ),
      range: jsonText(fc.oneof(fc.tuple(fc.integer(), fc.integer()), fc.constant([0, 24]), hostileValue)),
      filter: jsonText(hostileObject(filterFields)),
    },
    { requiredKeys: [] },
  )
  it.each([...lists, '/caretaker/bookings', '/booking'])(
    'GET %s never fails with 500, whatever the query',
    async (path) => {
      await fc.assert(
        fc.asyncProperty(listQueries, async (query) => {
          const text = new URLSearchParams(JSON.parse(JSON.stringify(query))).toString()
          const status = await attempt('GET', `${path}?${text}`, tokenFor(path))
          expect([200, 400]).toContain(status)
        }),
        { numRuns: 300 },
      )
    },
  )

  it.each(['/audit/logs', '/audit/stats', '/audit/export'])(
    'GET %s never fails with 500, whatever the query',
    async (path) => {
      const fields = [
        'page',
        'limit',
        'search',
        'action',
        'resourceType',
        'resourceId',
        'userRole',
        'status',
        'startDate',
        'endDate',
      ]
      const queries = fc.record(Object.fromEntries(fields.map((field) => [field, hostileText])), { requiredKeys: [] })
      await fc.assert(
        fc.asyncProperty(queries, async (query) => {
          const text = new URLSearchParams(JSON.parse(JSON.stringify(query))).toString()
          expect([200, 400]).toContain(await attempt('GET', `${path}?${text}`, tokens.get('admin')))
        }),
        { numRuns: 200 },
      )
    },
  )

  it('any invalid token or link is refused without a 500', async () => {
    const parts = fc.array(fc.oneof(fc.base64String({ maxLength: 40 }), fc.string({ maxLength: 20 })), {
      minLength: 1,
      maxLength: 4,
    })
    await fc.assert(
      fc.asyncProperty(parts, async (pieces) => {
        const token = pieces.join('.').replace(/[^\x21-\x7e]/g, 'x')
        expect(await attempt('GET', '/auth/me', token)).toBe(401)
        expect(await attempt('GET', `/files/x?link=${encodeURIComponent(token)}`, undefined)).toBe(401)
      }),
      { numRuns: 300 },
    )
  })
})
