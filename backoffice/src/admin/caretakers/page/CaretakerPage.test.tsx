import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../../../../tests/support/screens/accessible.ts'
import { refuse } from '../../../../../tests/support/screens/fake-wire.ts'
import { aCaretakerPage } from '../../../../harness/rows.ts'
import { showOffice, wire } from '../../../../harness/show.tsx'
import { CaretakerPage } from './CaretakerPage.tsx'

const read = 'GET /admin/caretakers/{id}'
const change = 'PUT /admin/caretakers/{id}'
const showPage = (id = 'c1') => showOffice(<CaretakerPage />, { at: `/caretakers/${id}`, path: '/caretakers/:id' })
const chandana = aCaretakerPage({ _id: 'c1', name: 'Chandana Ritual', serviceTypes: ['elderly-care'] })

test('who somebody is, what she has done, and how she was rated', async () => {
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
  await expect.element(screen.getByText('41')).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Narsamma Rao' })).toHaveAttribute('href', '/bookings/b1')
  await expect.element(screen.getByText('She came on time.')).toBeVisible()
  await expectAccessible()
})

test('she is edited: what is wrong is said beside its field, and what is right is sent', async () => {
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

test('Escape closes and keeps what was typed, Cancel gives it up', async () => {
  wire.answer(read, chandana)
  const screen = await showPage()
  const open = () => screen.getByRole('button', { name: 'Edit', exact: true }).click()
  const name = page.getByRole('textbox', { name: 'Full Name', exact: false })
  await open()
  await name.fill('Half a na')
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  await open()
  await expect.element(name).toHaveValue('Half a na')
  await screen.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  await open()
  await expect.element(name).toHaveValue('Chandana Ritual')
})

test('made inactive, and active again by an undo', async () => {
  wire.answer(read, chandana)
  wire.answer(change, chandana)
  const screen = await showPage()
  await screen.getByRole('button', { name: 'Make inactive' }).click()
  await expect.element(screen.getByText('Inactive now: signed out, and not offered for bookings.')).toBeVisible()
  await screen.getByRole('button', { name: 'Undo' }).click()
  await expect.element(screen.getByText('Undone.', { exact: true })).toBeVisible()
  expect(wire.asked(change).map(({ body }) => body)).toEqual([{ active: false }, { active: true }])
})

test('who is with a family stays active, and the office reads why', async () => {
  wire.answer(read, chandana)
  wire.answer(change, refuse('account.has_open_bookings', 409))
  const screen = await showPage()
  await screen.getByRole('button', { name: 'Make inactive' }).click()
  await expect
    .element(screen.getByRole('alert'))
    .toMatchTextContent('This account has open bookings. Complete or cancel them first.')
  await expect.element(screen.getByRole('button', { name: 'Make inactive' })).toBeVisible()
})

test('a note of the office is kept while it is typed, and saved', async () => {
  wire.answer(read, chandana)
  wire.answer(change, { ...chandana, note: 'Speaks Telugu and Hindi' })
  const screen = await showPage()
  const note = screen.getByRole('textbox', { name: 'Note of the office' })
  const section = screen.getByRole('region', { name: 'Note of the office' })
  await expect.element(section.getByRole('button', { name: 'Save' })).toBeDisabled()
  await note.fill('Speaks Telugu and Hindi')
  await section.getByRole('button', { name: 'Save' }).click()
  await expect.element(screen.getByText('Saved.', { exact: true })).toBeVisible()
  expect(wire.asked(change)[0]?.body).toEqual({ note: 'Speaks Telugu and Hindi' })
})

test('nobody of that id is a page that is not there, and a failure can be tried again', async () => {
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
