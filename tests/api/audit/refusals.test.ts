import type { SignedIn } from '@thodu/api/contract/accounts/accounts.schema'
import type { AuditChange } from '@thodu/api/contract/audit/audit.schema'
import { patientDetailNames } from '@thodu/api/contract/care/patient-detail-names'
import { newId } from '@thodu/db'
import { describe, expect, it } from 'vitest'
import { hideContents } from '../../../api/src/audit/write-audit.ts'
import { createTestApi } from '../../support/api.ts'
import { patient } from '../../support/samples/patient.ts'
import { usePerson, useWorld } from '../../support/use-world.ts'
import { createWorld } from '../../support/world.ts'

const api = useWorld(createTestApi)

const rowsOf = async ({ user }: SignedIn) => {
  const rows = (await api.readAudit()).filter((row) => row.actor_id === user._id && row.status === 'failed')
  return rows.map(({ action, resource_id, description }) => [action, resource_id, description])
}

describe('refused calls cannot fill the audit log', () => {
  it('a visitor without a session leaves no row', async () => {
    const before = (await api.readAudit()).length
    for (let time = 0; time < 5; time += 1) {
      const answer = await api.call('PUT', '/booking/x', { body: { patientDetails: {} } })
      expect(answer.status).toBe(401)
    }
    await api.deps.refusals.settle(true)
    expect(await api.readAudit()).toHaveLength(before)
  })

  it('one change that is refused again and again leaves few rows', async () => {
    const customer = await api.signUp()
    const refuse = () => api.call('PUT', '/booking/x', { token: customer.token, body: { patientDetails: {} } })
    await Promise.all(Array.from({ length: 500 }, refuse))
    expect(await rowsOf(customer)).toEqual([['PATIENT_DETAILS_UPDATED', 'x', 'Refused: Not found']])
    api.clock.advance(3_600_000)
    await api.deps.refusals.settle()
    expect((await rowsOf(customer)).slice(1)).toEqual([
      ['PATIENT_DETAILS_UPDATED', 'x', 'Refused 499 more times within an hour'],
    ])
    await refuse()
    expect((await rowsOf(customer)).slice(2)).toEqual([['PATIENT_DETAILS_UPDATED', 'x', 'Refused: Not found']])
  })

  it('guesses of many records leave 20 rows and one count', async () => {
    const customer = await api.signUp()
    for (let guess = 0; guess < 300; guess += 1)
      await api.call('POST', `/booking/${newId()}/cancel`, { token: customer.token, body: {} })
    expect(await rowsOf(customer)).toHaveLength(20)
    await api.deps.refusals.settle(true)
    expect((await rowsOf(customer)).slice(20)).toEqual([
      ['BOOKING_CANCELLED', null, 'Refused 280 more times within an hour'],
    ])
  })

  it('stopping the server writes the counts', async () => {
    const customer = await api.signUp()
    for (let time = 0; time < 3; time += 1)
      await api.call('POST', '/booking/x/cancel', { token: customer.token, body: {} })
    await api.deps.refusals.stop()
    expect((await rowsOf(customer)).at(-1)).toEqual(['BOOKING_CANCELLED', 'x', 'Refused 2 more times within an hour'])
  })
})

it('a failed sign-in does not log a password that was typed into the address field', async () => {
  for (const typed of ['mysecretpassw0rd!canary', 'canary secret@', '@canary', `${'a'.repeat(300)}@canary.in`])
    await api.call('POST', '/auth/login', { body: { email: typed, password: 'x' } })
  await api.call('POST', '/auth/login', { body: { email: ' Somebody@Example.in ', password: 'x' } })
  const rows = (await api.readAudit()).filter(({ user_role, action }) => user_role === 'visitor' && action === 'LOGIN')
  expect(rows.slice(-2).map(({ user_email }) => user_email)).toEqual(['(not an address)', 'somebody@example.in'])
  expect(JSON.stringify(rows)).not.toContain('canary')
})

const world = useWorld(createWorld)
const admin = usePerson(world, 'admin')
const customer = usePerson(world, 'user')

const changesOf = async (id: string): Promise<AuditChange[]> =>
  (await world.readAudit(id)).flatMap(({ changes }) => JSON.parse(changes) as AuditChange[])

it.each(['customer', 'office'])(
  'the audit log records that health details changed and not their content (%s)',
  async (who) => {
    const booking = await world.book(customer, { medications: 'canary-metformin', preExistingConditions: 'canary-hiv' })
    const patientDetails = {
      medications: 'canary-insulin',
      preExistingConditions: 'canary-hiv and worse',
      additionalNotes: 'canary-notes',
      patientAge: '75',
      address: '9 New Street',
      preferredStartDate: '2026-08-01',
    }
    const office = who === 'office'
    const path = office ? `/admin/bookings/${booking._id}` : `/booking/${booking._id}`
    expect((await world.call(office ? admin : customer, 'PUT', path, { patientDetails })).status).toBe(200)
    const changes = await changesOf(booking._id)
    const hidden = { from: null, to: null, hidden: true }
    expect(changes).toEqual(
      expect.arrayContaining([
        { field: 'medications', ...hidden },
        { field: 'preExistingConditions', ...hidden },
        { field: 'additionalNotes', ...hidden },
        { field: 'patientAge', ...hidden },
        { field: 'address', from: patient.address, to: '9 New Street' },
        { field: 'preferredStartDate', from: null, to: '2026-08-01' },
      ]),
    )
    expect(changes).toHaveLength(6)
    expect(JSON.stringify(await world.readAudit(booking._id))).not.toContain('canary')
  },
)

it('the audit log repeats neither reviews nor reasons', async () => {
  const caretaker = await world.addPerson('caretaker')
  const booking = await world.bookUpTo('completed', { customer, admin, caretaker })
  await world.call(customer, 'POST', `/booking/${booking._id}/review`, { rating: 1, review: 'canary-review' })
  const cancelled = await world.book(customer)
  await world.call(customer, 'POST', `/booking/${cancelled._id}/cancel`, { reason: 'canary-reason' })
  expect((await changesOf(booking._id)).at(-1)).toEqual({ field: 'review', from: null, to: null, hidden: true })
  expect(JSON.stringify([await world.readAudit(booking._id), await world.readAudit(cancelled._id)])).not.toContain(
    'canary',
  )
})

it('the audit log stores values of name and address fields only; a new field is hidden', () => {
  const changes = patientDetailNames.map((field) => ({ field, from: 'a', to: 'b' }))
  const shown = hideContents(changes).filter(({ hidden }) => !hidden)
  expect(shown.map(({ field }) => field).toSorted()).toEqual([
    'address',
    'city',
    'emergencyContact',
    'emergencyPhone',
    'patientName',
    'pincode',
    'preferredStartDate',
  ])
})
