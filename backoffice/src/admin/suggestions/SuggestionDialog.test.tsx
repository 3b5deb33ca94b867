import { suggestionsSchema } from '@thodu/api/contract/suggestions/suggestions.schema'
import { expect, test, vi } from 'vitest'
import { expectAccessible } from '../../../../tests/support/screens/accessible.ts'
import { sample } from '../../../../tests/support/screens/sample.ts'
import { showOffice, wire } from '../../../harness/show.tsx'
import { SuggestionDialog } from './SuggestionDialog.tsx'

const ask = 'GET /admin/bookings/{id}/suggestions'
const care = (patientName: string, parts: object = {}) => ({
  booking: { _id: `b-${patientName}`, bookingId: 'GCK8ZN', patientName },
  hours: [{ days: [3, 4, 5, 6], from: '20:00', to: '08:00' }],
  lastDay: null,
  inTheWay: true,
  ...parts,
})
const suggestions = (parts: object) =>
  sample(suggestionsSchema, { version: 2, eligible: [], askFirst: [], blocked: [], ...parts })
const busy = [{ code: 'booking.caretaker_busy', text: 'This caretaker is already assigned to another booking.' }]
const show = (choose = vi.fn()) =>
  showOffice(<SuggestionDialog subject={{ bookingId: 'b1' }} busy={false} onChoose={choose} onClose={vi.fn()} />)

test('beside whom could be sent stand her points, out of how many, and the hours that are taken', async () => {
  const reasons = [
    { factor: 'load' as const, points: 6, max: 12, isKnown: true, code: 'weekHours', text: '12 of 48 hours that week' },
  ]
  wire.answer(
    ask,
    suggestions({
      eligible: [
        { caretaker: { _id: 'c1', name: 'Suresh Babu' }, score: 40, taken: [care('Narsamma Rao')], reasons },
        { caretaker: { _id: 'c2', name: 'Kavitha Reddy' }, score: 30, taken: [], reasons: [] },
      ],
    }),
  )
  const choose = vi.fn()
  const screen = await show(choose)
  await expect.element(screen.getByText('40 of 100 points · 12 of 48 hours that week')).toBeVisible()
  await expect.element(screen.getByText('Taken that week: Narsamma Rao: Wed–Sat 8:00 PM to 8:00 AM')).toBeVisible()
  await expect.element(screen.getByText('30 of 100 points', { exact: true })).toBeVisible()
  await expect.element(screen.getByText('Nothing else that week')).toBeVisible()
  await screen.getByRole('button', { name: 'Choose Suresh Babu' }).click()
  await vi.waitFor(() => expect(choose).toHaveBeenCalledWith({ _id: 'c1', name: 'Suresh Babu' }))
})

test('nobody is free: whose hours fit, whose care ends this week, and what would have to move', async () => {
  const soon = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10)
  const blocked = (name: string, taken: object[]) => ({ caretaker: { _id: `c-${name}`, name }, taken, reasons: busy })
  wire.answer(
    ask,
    suggestions({
      blocked: [
        blocked('Anil Kumar', [care('Lakshmi Rao')]),
        blocked('Mary John', [care('Padma Rao', { lastDay: soon })]),
        blocked('Suresh Babu', [care('Narsamma Rao', { inTheWay: false })]),
      ],
    }),
  )
  const screen = await show()
  const nearest = screen.getByRole('list', { name: 'Nobody is free. Who is nearest:' })
  await expect.element(nearest.getByRole('listitem').nth(0)).toMatchTextContent(/^Suresh BabuNothing at these hours\./)
  await expect.element(nearest.getByRole('listitem').nth(1)).toMatchTextContent(/^Mary JohnFree after .*Padma Rao/)
  await expect
    .element(nearest.getByRole('listitem').nth(2))
    .toMatchTextContent(/^Anil KumarThis would have to move:Lakshmi Rao: Wed–Sat 8:00 PM to 8:00 AM/)
  await expect
    .element(nearest.getByRole('link', { name: 'Anil Kumar' }))
    .toHaveAttribute('href', '/caretakers/c-Anil Kumar')
  await expectAccessible()
})
