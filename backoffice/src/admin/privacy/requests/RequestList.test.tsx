import { privacyRequestSchema } from '@thodu/api/contract/privacy/requests.schema'
import { expect, test } from 'vitest'
import { expectAccessible } from '../../../../../tests/support/screens/accessible.ts'
import { sample } from '../../../../../tests/support/screens/sample.ts'
import { expectListStates } from '../../../../harness/list-states.ts'
import { showOffice, wire } from '../../../../harness/show.tsx'
import { RequestList } from './RequestList.tsx'

const list = 'GET /admin/privacy-requests'
const show = () => showOffice(<RequestList />, { resource: 'privacy-requests', at: '/privacy-requests' })

test('open requests are sorted by due date, and late ones are marked (rule PRIV-R3)', async () => {
  wire.answer(list, [
    sample(privacyRequestSchema, {
      _id: 'r1',
      code: 'P-K7M2PX',
      kind: 'erasure',
      status: 'new',
      isLate: true,
      acknowledgedAt: null,
      decidedAt: null,
      name: 'Asha Rao',
    }),
  ])
  const screen = await show()
  await expect
    .element(screen.getByRole('link', { name: 'Delete data · P-K7M2PX' }))
    .toHaveAttribute('href', '/privacy-requests/r1')
  await expect.element(screen.getByText(/^Late: Acknowledge by/)).toBeVisible()
  const [asked] = wire.asked(list)
  expect([asked?.query.sort, asked?.query.filter]).toEqual(['["nextDueAt","ASC"]', '{"open":true}'])
  await expect.element(screen.getByRole('link', { name: 'Requests' })).toHaveAttribute('aria-current', 'page')
  await expectAccessible()
})

test('the request list shows a loading, a failed and an empty state', () =>
  expectListStates(show, { call: list, failed: 'The requests could not be loaded.', empty: 'No requests here.' }))
