import { timeOffSchema } from '@thodu/api/contract/time-off/time-off.schema'
import { visitSchema } from '@thodu/api/contract/visits/visits.schema'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../../../tests/support/screens/accessible.ts'
import { refuse } from '../../../../../tests/support/screens/fake-wire.ts'
import { sample } from '../../../../../tests/support/screens/sample.ts'
import { aCaretakerPage } from '../../../../harness/rows.ts'
import { showOffice, wire } from '../../../../harness/show.tsx'
import { momentInCity, today } from '../../../words/visit-times.ts'
import { CaretakerPage } from './CaretakerPage.tsx'

const read = 'GET /admin/caretakers/{id}'
const change = 'PUT /admin/caretakers/{id}'
const at = (day: string, hour: number) => momentInCity(day, `${String(hour).padStart(2, '0')}:00`) ?? ''
const aWeekVisit = (parts: Parameters<typeof sample<typeof visitSchema>>[1]) =>
  sample(visitSchema, {
    status: 'planned',
    serviceDay: today(),
    startsAt: at(today(), 9),
    endsAt: at(today(), 15),
    ...parts,
  })
function showPage(id = 'c1', tab = '') {
  wire.answer('GET /admin/visits', [])
  wire.answer('GET /admin/time-off', [])
  return showOffice(<CaretakerPage />, { at: `/caretakers/${id}${tab}`, path: '/caretakers/:id' })
}
const chandana = aCaretakerPage({ _id: 'c1', name: 'Chandana Ritual', serviceTypes: ['elderly-care'] })

test('the page shows a caretaker, their work and their ratings', async () => {
  wire.answer(read, {
    ...chandana,
    daysWorked: 41,
    jobs: [
      {
        _id: 'b1',
        bookingId: 'K7M2PX',
        patientName: 'Narsamma Rao',
        serviceName: 'Elderly Care',
        packageName: '6 Hours Daily',
        status: 'completed',
        assignedAt: '2026-10-01T04:30:00.000Z',
        careFrom: '2026-10-02T04:30:00.000Z',
        careUntil: '2026-10-12T04:30:00.000Z',
        endedBy: null,
        rating: 5,
        review: 'She came on time.',
      },
    ],
  })
  const screen = await showPage()
  await expect.element(screen.getByRole('heading', { name: 'Chandana Ritual' })).toBeVisible()
  await screen.getByRole('tab', { name: 'Profile' }).click()
  await expect.element(screen.getByText('41')).toBeVisible()
  await expectAccessible()
  await screen.getByRole('tab', { name: 'Jobs' }).click()
  await expect.element(screen.getByRole('link', { name: 'Narsamma Rao' })).toHaveAttribute('href', '/bookings/b1')
  await expect.element(screen.getByText('She came on time.')).toBeVisible()
  await expectAccessible()
})

test('the page begins with the visits of today and the week, the hours, and the time off ahead (rule OFF-30)', async () => {
  await page.viewport(1440, 900)
  wire.answer(read, { ...chandana, profile: { ...chandana.profile, maxWeekMinutes: 48 * 60 } })
  wire.answer('GET /admin/visits', [
    aWeekVisit({ _id: 'v1', booking: { ...aWeekVisit({}).booking, _id: 'b1', patientName: 'Narsamma Rao' } }),
    aWeekVisit({ _id: 'v2', status: 'skipped' }),
  ])
  const ahead = {
    startsAt: new Date(Date.now() + 9e8).toISOString(),
    endsAt: new Date(Date.now() + 10e8).toISOString(),
  }
  wire.answer('GET /admin/time-off', [
    sample(timeOffSchema, { ...ahead, _id: 't1', kind: 'leave', status: 'approved' }),
    sample(timeOffSchema, { ...ahead, _id: 't2', kind: 'sick', status: 'declined' }),
  ])
  const screen = await showOffice(<CaretakerPage />, { at: '/caretakers/c1', path: '/caretakers/:id' })
  const week = screen.getByRole('region', { name: 'Visits of this week' })
  await expect.element(week.getByRole('link', { name: 'Narsamma Rao' })).toHaveAttribute('href', '/bookings/b1')
  await expect.element(week.getByText('6 of 48 h this week')).toBeVisible()
  await expect.element(week.getByText('No more visits this week.')).toBeVisible()
  const off = screen.getByRole('region', { name: 'Time off' })
  await expect.element(off.getByText('Leave · Approved')).toBeVisible()
  await expect.element(off.getByText(/Declined/)).not.toBeInTheDocument()
  await expectAccessible()
})

test('editing a caretaker reports invalid fields and sends valid ones', async () => {
  wire.answer(read, chandana)
  wire.answer(change, { ...chandana, name: 'Chandana Rituparna' })
  const screen = await showPage()
  await screen.getByRole('button', { name: 'Edit', exact: true }).click()
  const dialog = screen.getByRole('dialog', { name: 'Edit caretaker' })
  const name = dialog.getByRole('textbox', { name: 'Full Name', exact: false })
  await name.fill('C')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(dialog.getByText('Name must be at least 2 characters long')).toBeVisible()
  await expectAccessible()
  await name.fill('Chandana Rituparna')
  await dialog.getByRole('checkbox', { name: 'Baby Care' }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(wire.asked(change)[0]?.body).toMatchObject({
    name: 'Chandana Rituparna',
    serviceTypes: ['elderly-care', 'baby-care'],
  })
})

test('the page shows the checks on file, and where to enter the others (rule MATCH-8)', async () => {
  const checks = { required: ['police' as const, 'id' as const, 'references' as const], missing: ['police' as const] }
  const profile = { ...chandana.profile, idCheckOn: '2026-01-05', referencesOn: '2026-02-06' }
  wire.answer(read, { ...chandana, profile, checks })
  wire.answer('PUT /admin/caretakers/{id}/profile', chandana)
  const screen = await showPage()
  await expect.element(screen.getByRole('link', { name: /^Checks 2 of 3/ })).toBeVisible()
  const section = screen.getByRole('region', { name: 'Checks' })
  await expect
    .element(section)
    .toMatchTextContent(/Police checkNot on fileIdentity checkJan 5, 2026ReferencesFeb 6, 2026/)
  await section.getByRole('button', { name: 'Enter checks' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Enter checks' })
  await expect.element(dialog.getByLabelText('Identity seen on')).toHaveValue('2026-01-05')
  await dialog.getByRole('checkbox', { name: 'Police check seen today' }).click()
  await dialog.getByRole('checkbox', { name: 'References seen' }).click()
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(screen.getByText('The checks were saved.')).toBeVisible()
  expect(wire.asked('PUT /admin/caretakers/{id}/profile')[0]?.body).toEqual({
    policeCheckOn: today(),
    idCheckOn: '2026-01-05',
    referencesOn: null,
  })
})

test('a caretaker is deactivated, and an undo activates them again', async () => {
  wire.answer(read, chandana)
  wire.answer(change, chandana)
  const screen = await showPage()
  await screen.getByRole('button', { name: 'More' }).click()
  await screen.getByRole('menuitem', { name: 'Deactivate' }).click()
  await expect.element(screen.getByText('Deactivated: signed out, and no longer offered for bookings.')).toBeVisible()
  await screen.getByRole('button', { name: 'Undo' }).click()
  await expect.element(screen.getByText('Undone.', { exact: true })).toBeVisible()
  expect(wire.asked(change).map(({ body }) => body)).toEqual([{ active: false }, { active: true }])
})

test('an unknown caretaker shows a not-found page, and a failure can be retried', async () => {
  wire.answer(read, refuse('request.not_found', 404))
  const screen = await showPage('nobody')
  await expect.element(screen.getByText('The page you are looking for does not exist.')).toBeVisible()
  await screen.unmount()
  wire.answer(read, refuse('request.conflict', 409))
  const failed = await showPage()
  await expect.element(failed.getByRole('alert')).toBeVisible()
  wire.answer(read, chandana)
  await failed.getByRole('button', { name: 'Try again' }).click()
  await expect.element(failed.getByRole('heading', { name: 'Chandana Ritual' })).toBeVisible()
})
