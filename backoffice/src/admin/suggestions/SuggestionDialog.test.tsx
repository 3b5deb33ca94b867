import { suggestionsSchema } from '@thodu/api/contract/suggestions/suggestions.schema'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../../../tests/support/screens/accessible.ts'
import { sample } from '../../../../tests/support/screens/sample.ts'
import { aSuggestion } from '../../../harness/rows.ts'
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
    asked: [{ days: [1, 2, 3, 4, 5, 6], from: '09:00', to: '15:00' }],
    requiredChecks: ['police', 'id', 'references'],
    eligible: [],
    askFirst: [],
    blocked: [],
    ...parts,
  })
const person = (name: string) => ({ _id: `c-${name}`, name })
const busy = [{ code: 'booking.caretaker_busy', text: 'This caretaker is already assigned to another booking.' }]
const show = (choose = vi.fn(async () => undefined)) =>
  showOffice(<SuggestionDialog subject={{ bookingId: 'b1' }} busy={false} onChoose={choose} onClose={vi.fn()} />)

const mounika = aSuggestion({
  caretaker: person('Mounika Naik'),
  score: 63,
  family: { visits: 0, isKnown: true },
  rating: 4.6,
})
const shobha = aSuggestion({
  caretaker: person('Shobha K.'),
  score: 40,
  week: { minutes: 2_400, most: 2_880 },
  family: { visits: 8, isKnown: true },
  taken: [care('Narsamma Rao', { hours: [{ days: [1, 2, 3, 4, 5], from: '12:00', to: '13:00' }] })],
  reasons: [{ factor: 'load', points: 6, max: 12, isKnown: true, code: 'weekHours', text: '40 of 48 hours that week' }],
})

test('a line for each caretaker shows availability in words, hours, family and rating; reasons and week open on demand', async () => {
  wire.answer(ask, suggestions({ eligible: [mounika, shobha] }))
  const choose = vi.fn(async () => undefined)
  const screen = await show(choose)
  const first = screen.getByRole('listitem').first()
  for (const text of ['Free 9:00 AM–3:00 PM', '31 of 48 h', 'Knows the family', '4.6/5', 'Match 63 %'])
    await expect.element(first.getByText(text, { exact: true })).toBeVisible()
  const second = screen.getByRole('listitem').nth(1)
  for (const text of ['Mon–Fri 12:00 PM–1:00 PM taken', '40 of 48 h', '8 visits here', 'Not rated', 'Match 40 %'])
    await expect.element(second.getByText(text, { exact: true })).toBeVisible()
  expect(second.getByRole('table').elements()).toEqual([])
  await second.getByRole('button', { name: 'Why: Shobha K.' }).click()
  await expect.element(second.getByRole('row', { name: /40 of 48 hours that week/ })).toBeVisible()
  await second.getByRole('button', { name: 'This week: Shobha K.' }).click()
  await expect.element(second.getByText(/^Other visits this week: Narsamma Rao: Mon–Fri 12:00 PM/)).toBeVisible()
  await expectAccessible()
  await screen.getByRole('button', { name: 'Choose Shobha K.' }).click()
  await expect.poll(() => choose).toHaveBeenCalledWith(shobha.caretaker, undefined)
})

test('six caretakers are visible at 1440 by 900 without scrolling', async () => {
  await page.viewport(1440, 900)
  const names = ['Anitha', 'Bhavani', 'Chitra', 'Devi', 'Eswari', 'Gowri', 'Hema', 'Indira', 'Jyothi', 'Kavitha']
  wire.answer(ask, suggestions({ eligible: names.map((name) => aSuggestion({ caretaker: person(name) })) }))
  const screen = await show()
  await expect.element(screen.getByRole('button', { name: 'Choose Anitha' })).toBeVisible()
  const sixth = screen.getByRole('listitem').nth(5).element().getBoundingClientRect()
  expect(sixth.bottom).toBeLessThan(
    screen.getByRole('button', { name: 'Cancel' }).element().getBoundingClientRect().top,
  )
  const first = screen.getByRole('listitem').first().element().getBoundingClientRect()
  expect(first.height).toBeLessThan(72)
  await screen.getByRole('searchbox', { name: 'Name of a caretaker' }).fill('kavita')
  await expect.poll(() => screen.getByRole('listitem').elements()).toHaveLength(1)
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(screen.getByRole('button', { name: 'Choose Kavitha' })).toHaveFocus()
})

test('arrow keys and j, k move between the caretakers, and Enter chooses', async () => {
  wire.answer(ask, suggestions({ eligible: [mounika, shobha] }))
  const choose = vi.fn(async () => undefined)
  const screen = await show(choose)
  const [first, second] = ['Mounika Naik', 'Shobha K.'].map((name) =>
    screen.getByRole('button', { name: `Choose ${name}` }),
  )
  if (!first || !second) throw new Error('two names')
  await expect.element(first).toHaveFocus()
  await userEvent.keyboard('j')
  await expect.element(second).toHaveFocus()
  await userEvent.keyboard('k')
  await expect.element(first).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await expect.element(second).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => choose).toHaveBeenCalledExactlyOnceWith(shobha.caretaker, undefined)
})

test('caretakers who are not possible are folded with the reasons, and a missing check has a link', async () => {
  const off = { ...care('', { hours: [], lastDay: '2026-12-02' }), booking: null }
  wire.answer(
    ask,
    suggestions({
      eligible: [mounika],
      blocked: [
        {
          caretaker: person('Laxmi'),
          taken: [],
          reasons: [{ code: 'booking.checks_missing', text: 'Police check is not on file.' }],
        },
        {
          caretaker: person('Swathi'),
          taken: [off],
          reasons: [{ code: 'visit.caretaker_busy', text: 'With another family or off.' }],
        },
      ],
    }),
  )
  const screen = await show()
  const fold = screen.getByRole('button', { name: 'Not possible (2): checks, day off' })
  await expect.element(fold).toHaveAttribute('aria-expanded', 'false')
  expect(screen.getByText('Police check is not on file.').elements()).toEqual([])
  await fold.click()
  await expect.element(screen.getByRole('listitem').getByText(/Police check is not on file/)).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Enter checks' }))
    .toHaveAttribute('href', '/caretakers/c-Laxmi#checks')
  await expectAccessible()
})

test('a caretaker with missing checks is chosen only after a question that names them (rule MATCH-8)', async () => {
  const ranked = aSuggestion({ caretaker: person('Sridevi Goud'), missingChecks: ['police', 'references'] })
  wire.answer(ask, suggestions({ eligible: [ranked] }))
  const choose = vi.fn(async () => undefined)
  const screen = await show(choose)
  await screen.getByRole('button', { name: 'Choose Sridevi Goud' }).click()
  await expect.element(screen.getByText(/^Police check and references are not on file\. Assign anyway\?/)).toBeVisible()
  expect(choose).not.toHaveBeenCalled()
  await screen.getByRole('textbox', { name: 'Reason (optional)' }).fill('Papers arrive on Monday')
  await screen.getByRole('button', { name: 'Choose anyway' }).click()
  await expect.poll(() => choose).toHaveBeenCalledWith(ranked.caretaker, 'Papers arrive on Monday')
})

test('caretakers for other services are listed apart, without the number that sorts the list', async () => {
  wire.answer(
    ask,
    suggestions({
      eligible: [shobha],
      askFirst: [aSuggestion({ caretaker: person('Baby nurse'), score: 95 })],
    }),
  )
  const screen = await show()
  const apart = screen.getByRole('list', { name: 'Registered for other services only' })
  await expect.element(apart.getByText('Baby nurse')).toBeVisible()
  await expect.element(screen.getByText('Match 40 %')).toBeVisible()
  expect(screen.getByText('Match 95 %').elements()).toEqual([])
})

test('when no caretaker is free, the dialog shows the nearest ones and what would have to move', async () => {
  const soon = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10)
  const blocked = (name: string, taken: object[]) => ({ caretaker: person(name), taken, reasons: busy })
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
