import type { Offer } from '@thodu/api/contract/offers/offers.schema'
import { suggestionsSchema } from '@thodu/api/contract/suggestions/suggestions.schema'
import { changedVisitSchema, visitSchema } from '@thodu/api/contract/visits/visits.schema'
import { failures } from '@thodu/api/contract/wire/failures'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../../../tests/support/screens/accessible.ts'
import { refuse } from '../../../../../tests/support/screens/fake-wire.ts'
import { sample } from '../../../../../tests/support/screens/sample.ts'
import { aSuggestion } from '../../../../harness/rows.ts'
import { showOffice, wire } from '../../../../harness/show.tsx'
import { VisitDialog } from './VisitDialog.tsx'

const list = 'GET /admin/visits/{id}/offers'
const ask = 'POST /admin/offers'
const withdraw = 'POST /admin/visits/{id}/offers/withdraw'
const inHours = (hours: number): string => new Date(Date.now() + hours * 3_600_000).toISOString()
const given = sample(visitSchema, { reason: null })
const visit = {
  ...given,
  ...{ _id: 'v1', revision: 7, status: 'planned' as const, caretaker: null, need: 'open' as const },
  ...{ startsAt: inHours(5), endsAt: inHours(11) },
}
const offer = (name: string, parts: Partial<Offer> = {}): Offer => ({
  _id: `o-${name}`,
  visit: 'v1',
  caretaker: { _id: `c-${name}`, name },
  askedBy: 'Meera Iyer',
  askedAt: inHours(-1),
  decides: 'office',
  answer: null,
  answeredAt: null,
  state: 'open',
  message: {
    language: 'te',
    text: 'Can you?',
    link: 'https://care.example.org/te/take#a.b',
    url: `https://wa.me/919876543210?text=${name}`,
  },
  ...parts,
})
const dialog = () => page.getByRole('dialog')
const button = (name: string) => dialog().getByRole('button', { name, exact: true })

async function show(offers: Offer[]) {
  wire.answer('GET /admin/visits/{id}', visit)
  wire.answer(list, { offers })
  wire.answer(
    'GET /admin/visits/{id}/suggestions',
    sample(suggestionsSchema, {
      ...{ version: 2, askFirst: [], blocked: [], requiredChecks: [] },
      eligible: Array.from({ length: 6 }, (_, index) =>
        aSuggestion({ caretaker: { _id: `c${index}`, name: `Laxmi ${index}` } }),
      ),
    }),
  )
  await showOffice(<VisitDialog id="v1" firstAct="ask" onClose={() => undefined} />)
}

test('five suggested caretakers are asked in one press, and each has a draft to send (rule OFFER-1)', async () => {
  await show([])
  await expect.element(button('Ask 5 caretakers')).toBeEnabled()
  await expectAccessible()
  await dialog().getByRole('checkbox', { name: 'Laxmi 1' }).click()
  await dialog().getByRole('checkbox', { name: 'Laxmi 5' }).click()
  const asked = [offer('Laxmi'), offer('Radha', { message: { ...offer('Radha').message, url: null } as never })]
  wire.answer(ask, { offers: asked })
  wire.answer(list, { offers: asked })
  await button('Ask 5 caretakers').click()
  const draft = dialog().getByRole('link', { name: 'WhatsApp to Laxmi' })
  await expect.element(draft).toHaveAttribute('href', 'https://wa.me/919876543210?text=Laxmi')
  expect(wire.asked(ask).at(-1)?.body).toEqual({
    visits: [{ visit: 'v1', caretakers: ['c0', 'c2', 'c3', 'c4', 'c5'] }],
    decides: 'first-yes',
  })
  await expect.element(dialog().getByText(/No mobile number.*\/te\/take#a\.b/)).toBeVisible()
  await expect.element(button('Ask caretakers')).toBeDisabled()
  await expectAccessible()
})

test('where the office decides, one press chooses a caretaker who said yes (rule OFFER-5)', async () => {
  await show([
    offer('Kavitha', { state: 'declined', answer: 'no', answeredAt: inHours(-0.5), message: null }),
    offer('Laxmi', { state: 'waiting', answer: 'yes', answeredAt: inHours(-0.4), message: null }),
  ])
  await expect.element(dialog().getByText(/^said yes, /)).toBeVisible()
  await expect.element(dialog().getByText(/^said no, /)).toBeVisible()
  wire.answer('PUT /admin/visits/{id}', sample(changedVisitSchema, { warnings: [], visit }))
  await button('Choose Laxmi').click()
  await expect
    .poll(() => wire.asked('PUT /admin/visits/{id}').at(-1)?.body)
    .toEqual({ caretaker: 'c-Laxmi', revision: 7 })
})

test('all offers of a visit are withdrawn in one press', async () => {
  await show([offer('Laxmi')])
  const ended = { offers: [offer('Laxmi', { state: 'ended', message: null })] }
  await expect.element(button('Withdraw all')).toBeVisible()
  wire.answer(withdraw, ended)
  wire.answer(list, ended)
  await button('Withdraw all').click()
  await expect.element(dialog().getByText('offer ended')).toBeVisible()
  await expect.element(button('Withdraw all')).not.toBeInTheDocument()
})

test('a refusal is shown beside the choice, which stays', async () => {
  await show([])
  await dialog().getByRole('radio', { name: 'The office chooses among the yeses' }).click()
  wire.answer(ask, refuse('offer.assigned', 409))
  await button('Ask 5 caretakers').click()
  await expect.element(dialog().getByRole('alert').getByText(failures['offer.assigned'])).toBeVisible()
  await expect.element(dialog().getByRole('radio', { name: 'The office chooses among the yeses' })).toBeChecked()
})
