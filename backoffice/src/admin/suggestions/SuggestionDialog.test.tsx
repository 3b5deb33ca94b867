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
  sample(suggestionsSchema, {
    version: 2,
    requiredChecks: ['police', 'id', 'references'],
    eligible: [],
    askFirst: [],
    blocked: [],
    ...parts,
  })
const busy = [{ code: 'booking.caretaker_busy', text: 'This caretaker is already assigned to another booking.' }]
const show = (choose = vi.fn(async () => undefined)) =>
  showOffice(<SuggestionDialog subject={{ bookingId: 'b1' }} busy={false} onChoose={choose} onClose={vi.fn()} />)

test('each suggestion shows points and occupied hours', async () => {
  const reasons = [
    { factor: 'load' as const, points: 6, max: 12, isKnown: true, code: 'weekHours', text: '12 of 48 hours that week' },
  ]
  wire.answer(
    ask,
    suggestions({
      eligible: [
        {
          caretaker: { _id: 'c1', name: 'Suresh Babu' },
          score: 40,
          taken: [care('Narsamma Rao')],
          reasons,
          missingChecks: [],
        },
        { caretaker: { _id: 'c2', name: 'Kavitha Reddy' }, score: 30, taken: [], reasons: [], missingChecks: [] },
      ],
    }),
  )
  const choose = vi.fn(async () => undefined)
  const screen = await show(choose)
  await expect.element(screen.getByText('Match 40 % · 12 of 48 hours that week')).toBeVisible()
  await expect
    .element(screen.getByText('Other visits this week: Narsamma Rao: Wed–Sat 8:00 PM to 8:00 AM'))
    .toBeVisible()
  await expect.element(screen.getByText('Match 30 %', { exact: true })).toBeVisible()
  await expect.element(screen.getByText('No other visits that week')).toBeVisible()
  await screen.getByRole('button', { name: 'Choose Suresh Babu' }).click()
  await expect.poll(() => choose).toHaveBeenCalledWith({ _id: 'c1', name: 'Suresh Babu' }, undefined)
})

test('when no caretaker is free, the dialog shows the nearest ones and what would have to move', async () => {
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
  const nearest = screen.getByRole('list', { name: 'No caretaker is free. Nearly possible:' })
  await expect.element(nearest.getByRole('listitem').nth(0)).toMatchTextContent(/^Suresh BabuFree at these hours/)
  await expect.element(nearest.getByRole('listitem').nth(1)).toMatchTextContent(/^Mary JohnFree after .*Padma Rao/)
  await expect
    .element(nearest.getByRole('listitem').nth(2))
    .toMatchTextContent(/^Anil KumarThese visits would have to move:Lakshmi Rao: Wed–Sat 8:00 PM to 8:00 AM/)
  await expect
    .element(nearest.getByRole('link', { name: 'Anil Kumar' }))
    .toHaveAttribute('href', '/caretakers/c-Anil Kumar')
  await expectAccessible()
})
