import type { AuditChange } from '@thodu/api/contract/audit/audit.schema'
import { patientDetailNames } from '@thodu/api/contract/care/patient-detail-names'
import { expect, it } from 'vitest'
import { hideContents } from '../../../api/src/audit/hide-contents.ts'
import { patient } from '../../support/samples/patient.ts'
import { usePerson, useWorld } from '../../support/use-world.ts'
import { createWorld } from '../../support/world.ts'

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
