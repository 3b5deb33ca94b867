import { expect, test } from 'vitest'
import { expectAccessible } from '../../../../tests/support/screens/accessible.ts'
import { later, noLine, refuse } from '../../../../tests/support/screens/fake-wire.ts'
import { aBooking } from '../../../harness/rows.ts'
import { showCaretaker, wire } from '../../../harness/show.tsx'
import { toJob } from './job.ts'
import { NotesPanel } from './NotesPanel.tsx'

const note = 'POST /caretaker/bookings/{id}/notes'

test('a note is sent once however often it is tapped, and the field is empty again', async () => {
  const booking = aBooking({ status: 'active' })
  const answer = later<typeof booking>()
  wire.answer(note, () => answer.promise)
  const screen = await showCaretaker(<NotesPanel job={toJob(booking)} />)
  const field = screen.getByRole('textbox')
  await field.fill('  Took her tablets.  ')
  await screen.getByRole('button').dblClick()
  await expect.element(screen.getByRole('button')).toHaveAttribute('aria-disabled', 'true')
  answer.give(booking)
  await expect.element(field).toHaveValue('')
  expect(wire.asked(note)).toEqual([{ params: { id: booking._id }, query: {}, body: { note: 'Took her tablets.' } }])
  await expectAccessible()
})

test('without a line the note stays in its field', async () => {
  const booking = aBooking({ status: 'active' })
  wire.answer(note, noLine)
  wire.answer('GET /caretaker/bookings/{id}', booking)
  const screen = await showCaretaker(<NotesPanel job={toJob(booking)} />)
  await screen.getByRole('textbox').fill('Slept well')
  await screen.getByRole('button').click()
  await expect.element(screen.getByRole('alert')).toBeVisible()
  await expect.element(screen.getByRole('textbox')).toHaveValue('Slept well')
})

test('a note whose answer got lost is looked for, and not added twice', async () => {
  const booking = aBooking({ status: 'active' })
  wire.answer(note, noLine)
  wire.answer('GET /caretaker/bookings/{id}', {
    ...booking,
    caretakerNotes: [{ note: 'Slept well', createdAt: '2026-11-25T04:30:00.000Z' }],
  })
  const screen = await showCaretaker(<NotesPanel job={toJob(booking)} />)
  await screen.getByRole('textbox').fill('Slept well')
  await screen.getByRole('button', { name: 'Add Note' }).click()
  await expect.element(screen.getByText(/Try again: it is never added twice/)).toBeVisible()
  await screen.getByRole('button', { name: 'Add Note' }).click()
  await expect.element(screen.getByText('Note added.')).toBeVisible()
  await expect.element(screen.getByRole('textbox')).toHaveValue('')
  expect(wire.asked(note)).toHaveLength(1)
})

test('a failed note is told, and what was typed stays', async () => {
  wire.answer(note, refuse('server.failed', 500))
  const screen = await showCaretaker(<NotesPanel job={toJob(aBooking({ status: 'active' }))} />)
  await screen.getByRole('textbox').fill('Took her medicine')
  await screen.getByRole('button', { name: 'Add Note' }).click()
  await expect.element(screen.getByRole('alert')).toBeVisible()
  await expect.element(screen.getByRole('textbox')).toHaveValue('Took her medicine')
})
