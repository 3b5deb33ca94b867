import * as accounts from '@thodu/api/contract/accounts/accounts.schema'
import * as bookings from '@thodu/api/contract/bookings/bookings.schema'
import * as patientDetails from '@thodu/api/contract/bookings/rules/patient-details.schema'
import * as requests from '@thodu/api/contract/requests/requests.schema'
import { failures } from '@thodu/api/contract/wire/failures'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createTestApi, type TestApi } from '../support/api.ts'
import { createMatrixWorld } from '../support/matrix/matrix-world.ts'
import { hostileObject, hostileText, hostileValue } from '../support/samples/hostile-input.ts'
import matrix from './authorization-matrix.json' with { type: 'json' }

/** Far above what any of it takes, far below what a runaway pattern takes; in ms. */
const slow = 2_000

const schemas = Object.entries<unknown>({ ...accounts, ...bookings, ...patientDetails, ...requests }).filter(
  (entry): entry is [string, z.ZodType] => entry[1] instanceof z.ZodType,
)
const fieldsOf = (schema: z.ZodType): string[] => (schema instanceof z.ZodObject ? Object.keys(schema.shape) : [])

describe('every schema of the contract', () => {
  it.each(schemas)('%s takes anything without throwing or dwelling on it', (_, schema) => {
    fc.assert(
      fc.property(hostileObject(fieldsOf(schema)), (input) => {
        const started = performance.now()
        schema.safeParse(input)
        expect(performance.now() - started).toBeLessThan(slow)
      }),
      { numRuns: 1_000 },
    )
  })

  it('are all here', () => {
    expect(schemas.length).toBeGreaterThan(25)
  })
})

describe('every call', () => {
  let api: TestApi
  let world: Awaited<ReturnType<typeof createMatrixWorld>>
  const tokens = new Map<string, string | undefined>()

  beforeAll(async () => {
    api = await createTestApi()
    world = await createMatrixWorld(api)
    for (const actor of ['customer', 'assignedCaretaker', 'admin'] as const)
      tokens.set(actor, await world.openSessionOf(actor))
  })
  afterAll(() => api.close())

  async function attempt(method: string, path: string, token: string | undefined, body?: unknown): Promise<number> {
    const started = performance.now()
    const text = body === undefined ? {} : { body: JSON.stringify(body) ?? 'null' }
    const { status, text: answer } = await api.call(method, path, { token, ...text })
    expect(performance.now() - started, `${method} ${path.slice(0, 200)}`).toBeLessThan(slow)
    const told = `${method} ${path.slice(0, 300)} answered ${status} ${answer.slice(0, 200)}`
    if (status >= 400) {
      // Whatever is refused is refused by a code that is known; Google sign-in is not configured here.
      const { code } = JSON.parse(answer) as { code: string }
      expect(Object.keys(failures), told).toContain(code)
      const refusals = path === '/auth/google' ? [400, 503] : [400, 401, 403, 404, 409, 413, 415]
      expect(refusals, told).toContain(status)
    }
    return status
  }
  /** Who comes furthest with a call: past the guard, into the parsing. */
  const tokenFor = (path: string): string | undefined =>
    tokens.get(
      path.startsWith('/admin') || path.startsWith('/audit')
        ? 'admin'
        : path.startsWith('/caretaker')
          ? 'assignedCaretaker'
          : 'customer',
    )

  // Calls that end the session they come with would make every later one a 401.
  const changing = matrix.calls.filter(({ call }) => /^(POST|PUT) /.test(call) && !/logout|upload|closing/.test(call))
  const byCall = [...new Map(changing.map((one) => [one.call, one])).values()]

  it.each(byCall.map((one) => [one.call, one] as const))('%s never fails, whatever the body', async (call, one) => {
    const [method = '', path = ''] = call.split(' ')
    const fields = typeof one.body === 'object' && one.body !== null ? Object.keys(one.body) : []
    const thing = 'thing' in one ? await world.make(String(one.thing), 'customer') : ''
    // Passwords are hashed on purpose slowly: fewer of those.
    const numRuns = /password|login|signup|caretakers$/.test(call) ? 40 : 150
    await fc.assert(
      fc.asyncProperty(hostileObject(fields), fc.oneof(fc.constant(thing), hostileText), async (body, id) => {
        const place = encodeURIComponent(id.toWellFormed().slice(0, 300)) || 'x'
        await attempt(method, path.replace('{id}', place), tokenFor(path), body)
      }),
      { numRuns },
    )
    await world.closeBookings()
  })

  const nested = (field: string, value: unknown) => ({
    serviceType: 'elderly-care',
    packageId: 'basic',
    [field]: value,
  })
  it('POST /booking never fails, whatever is inside', async () => {
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
        await attempt('POST', '/booking', tokens.get('customer'), nested(field, value))
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
  it.each([...lists, '/caretaker/bookings', '/booking'])('GET %s never fails, whatever the query', async (path) => {
    await fc.assert(
      fc.asyncProperty(listQueries, async (query) => {
        const text = new URLSearchParams(JSON.parse(JSON.stringify(query))).toString()
        const status = await attempt('GET', `${path}?${text}`, tokenFor(path))
        expect([200, 400]).toContain(status)
      }),
      { numRuns: 300 },
    )
  })

  it.each(['/audit/logs', '/audit/stats', '/audit/export'])('GET %s never fails, whatever the query', async (path) => {
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
  })

  it('a token or a link of any kind is no error either', async () => {
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
