import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { expectAccessible } from '../../../../tests/support/screens/accessible.ts'
import { later, refuse } from '../../../../tests/support/screens/fake-wire.ts'
import { aPromise } from '../../../harness/rows.ts'
import { showOffice, wire } from '../../../harness/show.tsx'
import { PromisePage } from './PromisePage.tsx'

const list = 'GET /admin/promises'
const update = 'PUT /admin/promises/{id}'
type Row = ReturnType<typeof aPromise>
const plain = ({ id: _, ...row }: Row) => row
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()

function answerWith({ open = [], missing = [] }: { open?: Row[]; missing?: Row[] }) {
  wire.answer(list, ({ query }) => (query.filter?.includes('reasonMissing') ? missing : open).map(plain))
}

test('each promise shows the time left or late', async () => {
  answerWith({
    open: [
      aPromise({ startedAt: inMinutes(-10), dueAt: inMinutes(110.5) }),
      aPromise({ kind: 'match', startedAt: inMinutes(-120), dueAt: inMinutes(-12.5), brokenAt: inMinutes(-12.5) }),
    ],
  })
  const screen = await showOffice(<PromisePage />)
  const open = screen.getByRole('region', { name: 'Open promises (2)' })
  await expect.element(open.getByRole('listitem').first()).toMatchTextContent(/Call about the booking.*left/)
  await expect.element(open.getByRole('listitem').last()).toMatchTextContent(/Find a caretaker.*late/)
  await expect.element(open.getByRole('link').first()).toHaveAttribute('href', '/bookings/booking-1')
  await expect.element(screen.getByText('Every late promise has its reason.')).toBeVisible()
  await expectAccessible()
})

test('a promise is held by keyboard with a reason', async () => {
  const promise = aPromise({ dueAt: inMinutes(30) })
  answerWith({ open: [promise] })
  wire.answer(update, plain(promise))
  const screen = await showOffice(<PromisePage />)
  const hold = screen.getByRole('button', { name: 'Put on hold: Call about the booking, K7M2PX' })
  await hold.click()
  await expect.element(hold).toHaveAttribute('aria-expanded', 'true')
  await expect.element(screen.getByRole('textbox', { name: 'Why' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(wire.asked(update)).toEqual([])
  await userEvent.keyboard('She asked for the evening')
  await expectAccessible()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText('The promise is on hold.')).toBeVisible()
  await expect.element(screen.getByRole('textbox', { name: 'Why' })).not.toBeInTheDocument()
  const [{ body } = {}] = wire.asked(update)
  expect(body).toMatchObject({ hold: { reason: 'She asked for the evening' } })
})

test('checks are confirmed for a verification only, and a refusal does not clear the reason', async () => {
  const promise = aPromise({ kind: 'verification' })
  answerWith({ open: [promise, aPromise()] })
  wire.answer(update, refuse('request.conflict', 409))
  const screen = await showOffice(<PromisePage />)
  await screen.getByRole('button', { name: /^Checks done/ }).click()
  await screen.getByRole('textbox', { name: 'Why' }).fill('Police check seen')
  await screen.getByRole('button', { name: 'Checks done', exact: true }).last().click()
  await expect.element(screen.getByRole('alert')).toBeVisible()
  await expect.element(screen.getByRole('textbox', { name: 'Why' })).toHaveValue('Police check seen')
  expect(wire.asked(update)[0]?.body).toEqual({ verified: true, reason: 'Police check seen' })
})

const late = { state: 'broken', brokenAt: inMinutes(-60), dueAt: inMinutes(-60) } as const

test('a late promise gets a reason with one press, which can be undone', async () => {
  const promise = aPromise(late)
  answerWith({ missing: [promise] })
  wire.answer(update, plain(promise))
  const screen = await showOffice(<PromisePage />)
  const card = screen.getByRole('region', { name: 'Reason pending (1)' }).getByRole('listitem')
  await expect.element(card).toMatchTextContent(/not done/)
  await expectAccessible()
  const reasons = card.getByRole('group', { name: /^Reason: / })
  await reasons.getByRole('button', { name: 'No network' }).click()
  await expect.element(screen.getByText('The reason was saved.')).toBeVisible()
  expect(wire.asked(update)[0]?.body).toEqual({ reason: 'no-network' })
  await screen.getByRole('button', { name: 'Undo' }).first().click()
  await expect.poll(() => wire.asked(update).at(-1)?.body).toEqual({ reason: null })
})

test('all late promises get one reason and note, which can be undone', async () => {
  const missing = ['p1', 'p2', 'p3'].map((_id) => aPromise({ ...late, _id }))
  answerWith({ missing })
  const many = 'PUT /admin/promises'
  // A colleague has already explained the third one.
  wire.answer(many, { ids: ['p1', 'p2'] })
  const screen = await showOffice(<PromisePage />)
  await screen.getByRole('checkbox', { name: 'Select all (3)' }).click()
  const bar = screen.getByRole('group', { name: 'Reason for all selected' })
  await expect.element(screen.getByRole('checkbox', { name: '3 selected' })).toBeChecked()
  await expectAccessible()
  await screen.getByRole('textbox', { name: /^Note/ }).fill('The line was down')
  await bar.getByRole('button', { name: 'Our delay' }).click()
  await expect.element(screen.getByText('The reasons were saved.')).toBeVisible()
  expect(wire.asked(many)[0]?.body).toEqual({
    ids: ['p1', 'p2', 'p3'],
    reason: 'our-delay',
    note: 'The line was down',
  })
  await expect.element(bar).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Undo' }).first().click()
  await expect.poll(() => wire.asked(many).at(-1)?.body).toEqual({ ids: ['p1', 'p2'], reason: null })

  await screen
    .getByRole('checkbox', { name: /^Select (?!all)/ })
    .nth(1)
    .click()
  await bar.getByRole('button', { name: 'Other' }).click()
  await expect.poll(() => wire.asked(many).at(-1)?.body).toEqual({ ids: ['p2'], reason: 'other' })
})

test('an unknown total is not shown as zero, and more rows load by the page', async () => {
  const first = later<ReturnType<typeof plain>[]>()
  const rows = (count: number) => Array.from({ length: count }, () => plain(aPromise()))
  wire.answer(
    list,
    ({ query }) => {
      if (query.filter?.includes('reasonMissing')) return []
      return query.range === '[50,99]' ? rows(13) : first.promise
    },
    { total: 63 },
  )
  const screen = await showOffice(<PromisePage />)
  await expect.element(screen.getByRole('heading', { name: 'Open promises (…)' })).toBeVisible()
  first.give(rows(50))
  const open = screen.getByRole('region', { name: 'Open promises (63)' })
  await expect.poll(() => open.getByRole('listitem').elements().length).toBe(50)
  await open.getByRole('button', { name: 'Show more' }).click()
  await expect.poll(() => open.getByRole('listitem').elements().length).toBe(63)
  await expect.element(open.getByRole('button', { name: 'Show more' })).not.toBeInTheDocument()
})

test('a list that cannot be loaded offers another try', async () => {
  wire.answer(list, refuse('request.conflict', 409))
  const screen = await showOffice(<PromisePage />)
  const open = screen.getByRole('region', { name: /^Open promises/ })
  await expect.element(open.getByText('The promises could not be loaded.')).toBeVisible()
  await expectAccessible()
  answerWith({ open: [aPromise()] })
  await open.getByRole('button', { name: 'Try again' }).click()
  await expect.element(open.getByRole('listitem')).toBeVisible()
})
