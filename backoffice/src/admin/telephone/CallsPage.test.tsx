import { callCardSchema, callClaimSchema } from '@thodu/api/contract/telephone/telephone.schema'
import { expect, test } from 'vitest'
import { expectAccessible } from '../../../../tests/support/screens/accessible.ts'
import { refuse } from '../../../../tests/support/screens/fake-wire.ts'
import { sample } from '../../../../tests/support/screens/sample.ts'
import { showOffice, wire } from '../../../harness/show.tsx'
import { CallsPage } from './CallsPage.tsx'

test('a double press starts a call once (rule CALL-3)', async () => {
  const item = sample(callCardSchema.shape.items.element, { bookingId: null, dueAt: null, serviceType: '' })
  const items = [
    { ...item, type: 'callback' as const, _id: 'asked' },
    { ...item, type: 'visit' as const, _id: 'missed' },
  ]
  const card = { key: 'key', phone: '+919876500041', items, families: [], claimedBy: null, when: 'due' as const }
  wire.answer('GET /admin/call-sheet', [sample(callCardSchema, card)])
  const claim = 'POST /admin/call-sheet/{key}/claim'
  wire.answer(claim, sample(callClaimSchema, { key: 'key' }))
  wire.answer('POST /admin/call-sheet/{key}/release', sample(callClaimSchema, { key: 'key' }))
  const screen = await showOffice(<CallsPage />, { at: '/calls' })
  await screen.getByRole('link', { name: /^Call / }).dblClick()
  await expect
    .poll(() => wire.asked(claim).map(({ body }) => body))
    .toEqual([{ items: [{ type: 'callback', _id: 'asked' }] }])
})

test('part of a number finds families', async () => {
  wire.answer('GET /admin/call-sheet', [])
  wire.answer('POST /admin/call-sheet/find', refuse('call.no_number', 400))
  const family = { _id: 'f1', name: 'Rajesh Mohammed', email: 'rajesh@example.in', phone: '9848055501' }
  wire.answer('GET /admin/find', { families: [family], bookings: [], caretakers: [] })
  const screen = await showOffice(<CallsPage />, { at: '/calls' })
  const number = screen.getByRole('textbox', { name: 'Caller’s number' })
  await number.fill('55 501')
  await screen.getByRole('button', { name: 'Find' }).click()
  const link = screen.getByRole('link', { name: 'Rajesh Mohammed, +91 98480 55501' })
  await expect.element(link).toHaveAttribute('href', '/families/f1')
  expect(wire.asked('GET /admin/find').at(-1)?.query).toEqual({ q: '55501' })
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
  await expectAccessible()
  wire.answer('GET /admin/find', { families: [], bookings: [], caretakers: [] })
  await screen.getByRole('button', { name: 'Find' }).click()
  await expect.element(screen.getByText('No family has these digits. Please type the whole number.')).toBeVisible()
  await expect.element(link).not.toBeInTheDocument()
})
