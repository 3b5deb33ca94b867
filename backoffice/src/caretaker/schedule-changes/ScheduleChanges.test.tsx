import { scheduleChangeSchema } from '@thodu/api/contract/schedule-changes/schedule-changes.schema'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../../tests/support/screens/accessible.ts'
import { noConnection, refuse } from '../../../../tests/support/screens/fake-wire.ts'
import { sample } from '../../../../tests/support/screens/sample.ts'
import { showCaretaker, wire } from '../../../harness/show.tsx'
import { readOutbox } from '../outbox/outbox.ts'
import { ScheduleChanges } from './ScheduleChanges.tsx'
import { useScheduleChanges } from './use-schedule-changes.ts'

const list = 'GET /caretaker/schedule-changes'
const confirm = 'POST /caretaker/schedule-changes/confirm'
const change = (more: object) =>
  sample(scheduleChangeSchema, {
    ...{ visitId: 'v1', bookingId: 'K7M2PX', kind: 'new', area: 'Hanamkonda', before: null, reasons: [] },
    ...{ startsAt: '2026-11-24T03:30:00.000Z', endsAt: '2026-11-24T05:30:00.000Z', ...more },
  })
const added = change({ reasons: ['You live close by', 'You speak Telugu'] })
const moved = change({ visitId: 'v2', kind: 'moved', before: '2026-11-24T08:30:00.000Z' })
const cancelled = change({ visitId: 'v3', kind: 'cancelled' })

function Shown() {
  const { open } = useScheduleChanges()
  return (
    <main>
      <ScheduleChanges changes={open} />
    </main>
  )
}
const button = page.getByRole('button', { name: 'Confirm' })

test('one press confirms all changes that are shown (rule VISIT-29)', async () => {
  wire.answer(list, [added, moved, cancelled])
  await showCaretaker(<Shown />)
  await expect.element(page.getByText('New: Tue, Nov 24, 9:00 AM–11:00 AM')).toBeVisible()
  await expect.element(page.getByText('Why you: You live close by, You speak Telugu')).toBeVisible()
  await expect.element(page.getByText('before: Tue, Nov 24, 2:00 PM · Hanamkonda · K7M2PX')).toBeVisible()
  await expectAccessible()
  wire.answer(confirm, [])
  await button.click()
  await expect.element(page.getByText('Confirmed. The office can see it.')).toBeVisible()
  await expect.element(button).not.toBeInTheDocument()
  const { startsAt, endsAt } = added
  expect(wire.asked(confirm)[0]?.body).toEqual({
    changes: [
      { visitId: 'v1', kind: 'new', startsAt, endsAt },
      { visitId: 'v2', kind: 'moved', startsAt, endsAt },
      { visitId: 'v3', kind: 'cancelled', startsAt, endsAt },
    ],
  })
})

test('without a connection the confirmation waits on the phone, and the card is gone (rule VISIT-29)', async () => {
  wire.answer(list, [added])
  await showCaretaker(<Shown />)
  await expect.element(button).toBeVisible()
  wire.answer(confirm, noConnection)
  await button.click()
  await expect.element(page.getByText('Saved on this phone, will be sent.')).toBeVisible()
  await expect.element(button).not.toBeInTheDocument()
  expect(readOutbox()).toMatchObject([{ kind: 'confirm', state: 'waiting' }])
})

test('a refused confirmation keeps the card and shows the reason', async () => {
  wire.answer(list, [added])
  await showCaretaker(<Shown />)
  await expect.element(button).toBeVisible()
  wire.answer(confirm, refuse('request.too_many', 400))
  await button.click()
  await expect.element(page.getByRole('alert')).toBeVisible()
  await expect.element(button).toBeEnabled()
  expect(readOutbox()).toEqual([])
})
