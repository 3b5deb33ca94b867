import { outboxKey, USER_KEY } from '@thodu/api/contract/people/session-keys'
import { type Closing, closingSchema } from '@thodu/api/contract/privacy/retention.schema'
import { expect, test, vi } from 'vitest'
import { expectAccessible } from '../../../../tests/support/screens/accessible.ts'
import { refuse } from '../../../../tests/support/screens/fake-wire.ts'
import { sample } from '../../../../tests/support/screens/sample.ts'
import { showIsland, wire } from '../../../harness/show.tsx'
import { CloseAccount } from './CloseAccount.tsx'

const read = 'GET /user/closing'
const close = 'POST /user/closing'
const answer = (parts: Partial<Closing>): Closing =>
  sample(closingSchema, {
    obstacle: null,
    holds: 'books',
    keptUntil: '2035-03-31',
    careUntil: '2029-06-11',
    booksUntil: '2035-03-31',
    ...parts,
  })

async function open(parts: Partial<Closing> = {}) {
  wire.answer(read, answer(parts))
  const screen = await showIsland(<CloseAccount />)
  await screen.getByRole('button', { name: 'See what that means' }).click()
  await expect.element(screen.getByText('What ends at once')).toBeVisible()
  return screen
}

test('before the account is closed, the page shows what ends, what is stored and until when', async () => {
  const screen = await open()
  await expect.element(screen.getByText('Records about the care: until Jun 11, 2029.')).toBeVisible()
  await expect.element(screen.getByText(/^Payments and bills: until Mar 31, 2035/)).toBeVisible()
  expect(wire.asked(close)).toEqual([])
  await expectAccessible()
})

test.each([
  ['account.has_open_bookings', /still open/],
  ['money.not_settled', /A payment or a refund is still open/],
] as const)('%s is explained with links to resolve it, and there is no button', async (obstacle, text) => {
  const screen = await open({ obstacle, careUntil: null, booksUntil: null })
  await expect.element(screen.getByText(text)).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'My bookings' })).toHaveAttribute('href', '#bookings')
  await expect.element(screen.getByRole('link', { name: /^Call us/ })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Close my account now' })).not.toBeInTheDocument()
})

test('closing requires the password some time after sign-in; a wrong password shows an error and closes nothing', async () => {
  wire.answer(close, refuse('auth.factor_stale', 403))
  wire.answer('POST /user/factors/ask', { challenge: 'c', kinds: ['password'] })
  wire.answer('POST /user/factors/prove', refuse('auth.factor_wrong', 400))
  const screen = await open()
  await screen.getByRole('button', { name: 'Close my account now' }).click()
  await screen.getByLabelText(/^Your password/).fill('Wrong@123')
  await screen.getByRole('button', { name: 'Close my account now' }).click()
  await expect.element(screen.getByText('This password is not right.')).toBeVisible()
  expect(wire.asked('POST /user/factors/prove').map(({ body }) => body)).toEqual([
    { challenge: 'c', password: 'Wrong@123' },
  ])
  await expectAccessible()
})

test('unsent notes on the device need a confirmation before the account is closed', async () => {
  localStorage.setItem(USER_KEY, '{"_id":"a"}')
  localStorage.setItem(outboxKey('a'), '[{"kind":"note","text":"slept badly"}]')
  const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false)
  const screen = await open()
  await screen.getByRole('button', { name: 'Close my account now' }).click()
  await expect.poll(() => confirm).toHaveBeenCalledWith(expect.stringMatching(/Closing the account deletes them/))
  expect(wire.asked(close)).toEqual([])
  confirm.mockRestore()
})
