import { caretakerChangesSchema } from '@thodu/api/contract/schedule-changes/schedule-changes.schema'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../../tests/support/screens/accessible.ts'
import { sample } from '../../../../tests/support/screens/sample.ts'
import { showOffice, wire } from '../../../harness/show.tsx'
import { ScheduleChangesDialog } from './ScheduleChangesDialog.tsx'

const read = 'GET /admin/caretakers/{id}/schedule-changes'
const told = 'POST /admin/caretakers/{id}/schedule-changes/told'
const draft = sample(caretakerChangesSchema, {
  caretaker: { _id: 'c1', name: 'Lakshmi Devi', phone: '9876543210' },
  language: 'en',
  text: 'Hello Lakshmi. Your visits have changed.\nNew visit: Nov 24',
  url: '#message',
})

test('the office reads the draft, opens WhatsApp with one press, and the changes count as told (rule VISIT-30)', async () => {
  const onDone = vi.fn()
  wire.answer(read, draft)
  await showOffice(<ScheduleChangesDialog id="c1" onDone={onDone} onClose={() => undefined} />)
  await expect.element(page.getByRole('heading', { name: 'Message to Lakshmi Devi' })).toBeVisible()
  await expect.element(page.getByText(/New visit: Nov 24/)).toBeVisible()
  await expectAccessible()
  const link = page.getByRole('link', { name: 'Open WhatsApp' })
  await expect.element(link).toHaveAttribute('target', '_blank')
  link.element().setAttribute('target', '_self')
  wire.answer(told, undefined)
  await link.click()
  await expect.poll(() => onDone.mock.calls.length).toBe(1)
  expect(wire.asked(told)).toHaveLength(1)
})

test('without a mobile number the dialog offers no message (rule VISIT-30)', async () => {
  wire.answer(read, { ...draft, url: null })
  await showOffice(<ScheduleChangesDialog id="c1" onDone={() => undefined} onClose={() => undefined} />)
  await expect.element(page.getByText('There is no mobile number for a message.')).toBeVisible()
  await expect.element(page.getByRole('link')).not.toBeInTheDocument()
})
