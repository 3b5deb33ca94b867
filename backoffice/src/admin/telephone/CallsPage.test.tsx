import { callCardSchema, callClaimSchema } from '@thodu/api/contract/telephone/telephone.schema'
import { expect, test } from 'vitest'
import { sample } from '../../../../tests/support/screens/sample.ts'
import { showOffice, wire } from '../../../harness/show.tsx'
import { CallsPage } from './CallsPage.tsx'

test('who is called is taken once, by the first thing that the card is about (rule CALL-3)', async () => {
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
