import { visitSchema } from '@thodu/api/contract/visits/visits.schema'
import { expect, test, vi } from 'vitest'
import { expectAccessible } from '../../../../../tests/support/screens/accessible.ts'
import { sample } from '../../../../../tests/support/screens/sample.ts'
import { showOffice, wire } from '../../../../harness/show.tsx'
import { ResolveComplaint } from './ResolveComplaint.tsx'

const settle = 'POST /admin/visits/{id}/settle-remark'
const remark = { text: 'The door stood open.', at: '2026-11-23T14:40:00.000Z', closedAt: null, done: null }
const visit = sample(visitSchema, { _id: 'v1', remark })

test('a complaint is settled with a report of what was done, for the text that was read', async () => {
  wire.answer(settle, { ...visit, remark: { ...remark, closedAt: remark.at, done: 'Called' } })
  const onBack = vi.fn()
  const screen = await showOffice(<ResolveComplaint visit={visit} onBack={onBack} />)
  await expect.element(screen.getByText('The door stood open.')).toBeVisible()
  const save = screen.getByRole('button', { name: 'Settle complaint' })
  await expect.element(save).toBeDisabled()
  await expectAccessible()
  await screen.getByRole('textbox', { name: 'What was done' }).fill(' We called. ')
  await save.click()
  await expect.poll(() => onBack.mock.calls.length).toBe(1)
  expect(wire.asked(settle)[0]?.body).toEqual({ done: 'We called.', remarkAt: remark.at })
})

test('a complaint settled by a colleague has no form', async () => {
  const closed = { ...remark, closedAt: remark.at, done: 'Called' }
  const screen = await showOffice(<ResolveComplaint visit={{ ...visit, remark: closed }} onBack={vi.fn()} />)
  await expect.element(screen.getByText('The complaint was settled.')).toBeVisible()
  expect(screen.getByRole('textbox').elements()).toEqual([])
})
