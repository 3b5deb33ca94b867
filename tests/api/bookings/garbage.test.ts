import { patientDetailNames } from '@thodu/api/contract/care/patient-detail-names'
import { failures } from '@thodu/api/contract/wire/failures'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { bookingBody } from '../../support/samples/patient.ts'
import { usePerson, useWorld } from '../../support/use-world.ts'
import { createWorld, type Person, type Refusal } from '../../support/world.ts'

const world = useWorld(createWorld)
const customer = usePerson(world, 'user')
const admin = usePerson(world, 'admin')
const caretaker = usePerson(world, 'caretaker')
let bookingId: string

beforeAll(async () => {
  const booking = await world.book(customer)
  await world.assign(admin, booking, caretaker)
  bookingId = booking._id
})

const runs = { numRuns: 400 }
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom('', '"', "'; --", 'a\0b', '\ud800', '%_*'),
)
const anything = fc.oneof(text, fc.jsonValue(), fc.integer(), fc.constant(undefined))

test('no list request is ever a 500', async () => {
  const filter = fc.oneof(
    anything,
    fc.record(
      {
        q: text,
        status: fc.oneof(anything, fc.constantFrom('pending', 'completed')),
        serviceType: fc.oneof(anything, fc.constant('baby-care')),
        assigned: fc.oneof(anything, fc.boolean()),
        caretaker: text,
        changeAsked: fc.oneof(anything, fc.constant(true)),
        noticeOwed: fc.oneof(anything, fc.constant(true)),
        from: fc.oneof(anything, fc.constantFrom('2026-01-01', '0000-01-01', '9999-12-31')),
        to: fc.oneof(anything, fc.constantFrom('2026-01-01', '0000-01-01', '9999-12-31')),
        id: fc.array(text, { maxLength: 5 }),
      },
      { requiredKeys: [] },
    ),
    fc.record({ q: text }),
  )
  const range = fc.oneof(anything, fc.tuple(fc.integer(), fc.integer()), fc.tuple(fc.nat(20), fc.nat({ max: 2 ** 40 })))
  const sort = fc.oneof(
    anything,
    fc.tuple(fc.constantFrom('createdAt', 'rating', 'id', '__proto__'), fc.constant('ASC')),
  )
  await fc.assert(
    fc.asyncProperty(filter, range, sort, fc.boolean(), async (asked, rows, order, office) => {
      const query = new URLSearchParams()
      for (const [name, value] of Object.entries({ filter: asked, range: rows, sort: order }))
        if (value !== undefined) query.set(name, JSON.stringify(value))
      const path = office ? '/admin/bookings' : '/caretaker/bookings'
      const { status, body } = await world.call<unknown>(office ? admin : caretaker, 'GET', `${path}?${query}`)
      if (status === 200) expect(body).toBeInstanceOf(Array)
      else
        expect([status, (body as Refusal).code]).toEqual([400, expect.stringMatching(/^request\.(bad_query|invalid)$/)])
    }),
    runs,
  )
})

test('no body is ever a 500', async () => {
  const details = fc.dictionary(fc.constantFrom(...patientDetailNames, '__proto__', 'constructor'), anything)
  const booking = fc.record(
    {
      serviceType: fc.oneof(anything, fc.constant('elderly-care')),
      packageId: fc.oneof(anything, fc.constantFrom('basic', 'constructor')),
      patientDetails: fc.oneof(anything, details, fc.constant(bookingBody.patientDetails)),
      uploadedFiles: fc.oneof(anything, fc.dictionary(fc.constantFrom('medicalReports', 'aadharCard', 'x'), anything)),
      formData: fc.oneof(anything, fc.dictionary(text, anything)),
      timestamp: anything,
      agreedToTerms: anything,
    },
    { requiredKeys: [] },
  )
  const calls: [Person, string, string, fc.Arbitrary<unknown>][] = [
    [customer, 'POST', '/booking', booking],
    [customer, 'PUT', `/booking/${bookingId}`, fc.record({ patientDetails: details })],
    [customer, 'POST', `/booking/${bookingId}/review`, fc.record({ rating: anything, review: anything })],
    [caretaker, 'PUT', `/caretaker/bookings/${bookingId}/status`, fc.record({ status: anything })],
    [caretaker, 'POST', `/caretaker/bookings/${bookingId}/notes`, fc.oneof(anything, fc.record({ note: anything }))],
    [admin, 'PUT', `/admin/bookings/${bookingId}`, fc.record({ patientDetails: details })],
    [
      admin,
      'PUT',
      `/admin/bookings/${bookingId}/status`,
      fc.record({ assignedCaregiver: anything, reason: anything }, { requiredKeys: [] }),
    ],
  ]
  for (const [person, method, path, body] of calls)
    await fc.assert(
      fc.asyncProperty(body, async (sent) => {
        const { status, body: answer } = await world.call<Refusal & { _id?: string }>(
          person,
          method,
          path,
          sent ?? null,
        )
        if (status < 300) expect(answer._id, path).toMatch(/^[\da-f-]{36}$/)
        else {
          expect([400, 404, 409], `${path} ${answer.code}`).toContain(status)
          expect(Object.keys(failures)).toContain(answer.code)
        }
      }),
      { numRuns: 60 },
    )
})
