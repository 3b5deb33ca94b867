import type { SignedIn } from '@thodu/api/contract/accounts/accounts.schema'
import type { Booking } from '@thodu/api/contract/bookings/bookings.schema'
import type { DocumentRecord } from '@thodu/api/contract/documents/documents.schema'
import { beforeAll, expect, it } from 'vitest'
import { createTestApi } from '../support/api.ts'
import { patientDetails } from '../support/people.ts'
import { samplePdf, uploadForm } from '../support/samples/sample-files.ts'
import { useWorld } from '../support/use-world.ts'

type Listed = { _id: string }
type Belongings = { bookings: string[]; callbacks: string[]; documents: string[] }

const api = useWorld(createTestApi)
let people: SignedIn[]
const made: Belongings[] = []

async function makeOneOfEach({ token }: SignedIn): Promise<Belongings> {
  const chosen = { serviceType: 'elderly-care', packageId: 'standard', patientDetails }
  const booking = await api.call<Booking>('POST', '/booking', { token, body: chosen })
  const callback = await api.call<Listed>('POST', '/callback', {
    token,
    body: {
      serviceType: 'elderly-care',
      selectedPackage: 'standard',
      callbackData: { preferredTime: 'morning', additionalNotes: '' },
      timestamp: '',
    },
  })
  const document = await api.call<DocumentRecord>('POST', '/document/upload', {
    token,
    body: uploadForm(samplePdf(), 'report.pdf'),
  })
  return { bookings: [booking.body._id], callbacks: [callback.body._id], documents: [document.body._id] }
}

beforeAll(async () => {
  people = [await api.signUp(), await api.signUp()]
  for (const person of people) made.push(await makeOneOfEach(person))
})

const listOf = async (token: string, path: string): Promise<string[]> =>
  (await api.call<Listed[]>('GET', path, { token })).body.map(({ _id }) => _id)

/** Any list answers 200; the test checks its content. */
it.each([
  ['/booking', 'bookings'],
  ['/callback', 'callbacks'],
  ['/document', 'documents'],
] as const)('a list contains all records of its reader and no others: GET %s', async (path, kind) => {
  for (const [index, { token }] of people.entries()) expect(await listOf(token, path)).toEqual(made[index]?.[kind])
})

it('the same Idempotency-Key of two people creates two bookings', async () => {
  const body = { serviceType: 'elderly-care', packageId: 'standard', patientDetails }
  const headers = { 'Idempotency-Key': 'one-key-of-two-people' }
  const send = ({ token }: SignedIn) => api.call<Booking>('POST', '/booking', { token, headers, body })
  const answers = await Promise.all(people.map(send))
  expect(answers.map(({ status }) => status)).toEqual([201, 201])
  expect(new Set(answers.map((answer) => answer.body._id)).size).toBe(2)
})
