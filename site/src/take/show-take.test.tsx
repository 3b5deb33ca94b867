import type { TakePage } from '@thodu/api/contract/offers/offers.schema'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../tests/support/screens/accessible.ts'
import { noConnection, refuse } from '../../../tests/support/screens/fake-wire.ts'
import { runPageScript, wire } from '../../harness/show.tsx'
import { showTake } from './show-take.ts'

const read = 'GET /take'
const answer = 'POST /take/answer'
const visit: TakePage['visits'][number] = {
  _id: 'v1',
  startsAt: '2026-12-01T02:30:00.000Z',
  endsAt: '2026-12-01T08:30:00.000Z',
  area: 'Subedari',
  care: 'Elderly care',
  pay: 650,
  state: 'open',
}
const offered: TakePage = { caretaker: 'Laxmi', decides: 'first-yes', visits: [visit] }
const inState = (state: TakePage['visits'][number]['state']): TakePage => ({
  ...offered,
  visits: [{ ...visit, state }],
})

function open(key = 'ID.MAC') {
  history.replaceState(null, '', `#${key}`)
  document.body.innerHTML = `<main><h1>Can you take a visit?</h1><p data-take="lead" role="status"></p><div data-take="visits"></div></main>`
  const part = (name: string) => document.querySelector<HTMLElement>(`[data-take="${name}"]`) as HTMLElement
  const [lead, visits] = [part('lead'), part('visits')]
  runPageScript(() => showTake({ lead, visits }))
  return { lead, visits }
}
// The tests of the islands share one document.
afterEach(() => {
  history.replaceState(null, '', location.pathname)
  document.body.replaceChildren()
})

test('shows day, hours, part of the city, care and pay, and a yes gets the visit with one press (rules OFFER-2, OFFER-4)', async () => {
  wire.answer(read, offered)
  const { visits, lead } = open()
  await expect.element(page.getByRole('heading', { name: 'Tue, Dec 1' })).toBeVisible()
  for (const fact of ['8:00 AM – 2:00 PM', 'Subedari', 'Elderly care', 'You earn ₹650'])
    expect(visits.textContent).toContain(fact)
  expect(lead.textContent).toBe('Hello Laxmi. The first yes gets the visit.')
  await expectAccessible()
  wire.answer(answer, inState('given'))
  await page.getByRole('button', { name: /^Yes, I take it: Tue/ }).click()
  await expect.element(page.getByText(/^This visit is yours\./)).toBeVisible()
  expect(wire.asked(answer).map(({ body }) => body)).toEqual([{ visit: 'v1', answer: 'yes' }])
  expect(page.getByRole('button').elements()).toHaveLength(0)
  await expectAccessible()
})

test('a yes that comes too late reads "already taken", and a no is thanked for', async () => {
  wire.answer(read, offered)
  open()
  wire.answer(answer, inState('taken'))
  await page.getByRole('button', { name: /^Yes/ }).click()
  await expect.element(page.getByText('Already taken, thank you.')).toBeVisible()
  open()
  wire.answer(answer, inState('declined'))
  await page.getByRole('button', { name: /^No/ }).click()
  await expect.element(page.getByText('You said no. Thank you for the answer.')).toBeVisible()
})

test('a refusal and a lost connection are explained at the visit, and the buttons stay', async () => {
  wire.answer(read, offered)
  open()
  wire.answer(answer, refuse('offer.not_possible', 409))
  await page.getByRole('button', { name: /^Yes/ }).click()
  await expect.element(page.getByText('This visit cannot be taken any more, please call the office.')).toBeVisible()
  wire.answer(answer, noConnection)
  await page.getByRole('button', { name: /^Yes/ }).click()
  await expect.element(page.getByText('Your answer could not be sent. Please try again.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Yes/ })).toBeEnabled()
})

test('where the office decides, the page tells so before and after the yes', async () => {
  wire.answer(read, { ...offered, decides: 'office' })
  const { lead } = open()
  await expect.poll(() => lead.textContent).toContain('The office chooses')
  wire.answer(answer, { ...inState('waiting'), decides: 'office' })
  await page.getByRole('button', { name: /^Yes/ }).click()
  await expect.element(page.getByText('You said yes. The office chooses and tells you.')).toBeVisible()
})

test('a wrong link, too many attempts and a lost connection have different messages', async () => {
  wire.answer(read, refuse('request.not_found', 404))
  const { lead } = open('wrong')
  await expect.poll(() => lead.textContent).toMatch(/^This link has expired/)
  expect(open('').lead.textContent).toMatch(/^This link has expired/)
  wire.answer(read, refuse('request.too_many', 429))
  const limited = open()
  await expect.poll(() => limited.lead.textContent).toMatch(/^Too many attempts/)
  wire.answer(read, noConnection)
  const failed = open()
  await expect.poll(() => failed.lead.textContent).toMatch(/could not be loaded/)
})
