import { expect, test } from 'vitest'
import { expectAccessible } from '../../../../tests/support/screens/accessible.ts'
import { later, noConnection } from '../../../../tests/support/screens/fake-wire.ts'
import { aBooking } from '../../../harness/rows.ts'
import { showCaretaker, wire } from '../../../harness/show.tsx'
import { toJob } from '../job/job.ts'
import { readOutbox } from '../outbox/outbox.ts'
import { sendOutbox } from '../outbox/send-outbox.ts'
import { NotesPanel } from './NotesPanel.tsx'

const note = 'POST /caretaker/bookings/{id}/notes'

test('several taps send a note once', async () => {
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
  expect(wire.asked(note)).toEqual([
    { params: { id: booking._id }, query: {}, body: { note: 'Took her tablets.', clientEventId: expect.any(String) } },
  ])
  await expectAccessible()
})

test('without a connection a note is queued on the phone and sent once', async () => {
  const booking = aBooking({ status: 'active' })
  wire.answer(note, noConnection)
  const screen = await showCaretaker(<NotesPanel job={toJob(booking)} />)
  await screen.getByRole('textbox').fill('Slept well')
  await screen.getByRole('button').click()
  await expect.element(screen.getByText(/Saved on this phone/)).toBeVisible()
  await expect.element(screen.getByRole('textbox')).toHaveValue('')
  wire.answer(note, booking)
  await sendOutbox()
  const [first, second] = wire.asked(note).map(({ body }) => body)
  expect(second).toEqual(first)
  expect(readOutbox()).toEqual([])
})
