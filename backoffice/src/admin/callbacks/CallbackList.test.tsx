import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { expectAccessible } from '../../../../tests/support/screens/accessible.ts'
import { refuse } from '../../../../tests/support/screens/fake-wire.ts'
import { expectListStates } from '../../../harness/list-states.ts'
import { aCallback } from '../../../harness/rows.ts'
import { showOffice, wire } from '../../../harness/show.tsx'
import { CallbackList } from './CallbackList.tsx'

const list = 'GET /admin/callbacks'
const update = 'PUT /admin/callbacks/{id}'
type Row = ReturnType<typeof aCallback>
const plain = ({ id: _, ...row }: Row) => row
const showCallbacks = () => showOffice(<CallbackList />, { resource: 'callbacks', at: '/callbacks' })

test('a callback request is called, noted and closed', async () => {
  const callback = aCallback()
  wire.answer(list, [plain(callback)])
  const screen = await showCallbacks()
  const evening = screen.getByRole('region', { name: 'Evening 5-8' })
  await expect
    .element(evening.getByRole('link', { name: 'Call +91 98765 43210' }))
    .toHaveAttribute('href', 'tel:9876543210')
  await expect.element(evening.getByText('Please speak Telugu.')).toBeVisible()
  expect(wire.asked(list)[0]?.query.filter).toBe('{"status":"open"}')
  await screen.getByRole('textbox', { name: 'Note about the call' }).fill(' Call again on Monday ')
  await expectAccessible()
  wire.answer(update, plain({ ...callback, status: 'called' }))
  wire.answer(list, [])
  await screen.getByRole('button', { name: 'Mark as called: Calling Family' }).click()
  await expect.element(screen.getByText('Saved.', { exact: true })).toBeVisible()
  await expect.element(screen.getByText('No callbacks waiting.')).toBeVisible()
  expect(wire.asked(update)).toEqual([
    { params: { id: callback._id }, query: {}, body: { status: 'called', note: 'Call again on Monday' } },
  ])
})

test('after a callback is done the focus moves to the next one', async () => {
  const [first, second] = ['Queue First', 'Queue Second'].map((name) =>
    aCallback({ user: { _id: name, name, email: 'queue@example.in', phone: '' } }),
  )
  if (!first || !second) throw new Error('two are made')
  wire.answer(list, [plain(first), plain(second)])
  wire.answer(update, () => {
    wire.answer(list, [plain(second)])
    return plain({ ...first, status: 'called' })
  })
  const screen = await showCallbacks()
  const done = screen.getByRole('button', { name: 'Mark as called: Queue First' })
  await expect.element(done).toBeVisible()
  done.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText('Queue First')).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Mark as called: Queue Second' })).toHaveFocus()
})

test('-', async () => {
  const callback = aCallback()
  wire.answer(list, [plain(callback)])
  wire.answer(update, refuse('request.conflict', 409))
  wire.answer('POST /admin/callbacks/{id}/undo', plain(callback))
  const screen = await showCallbacks()
  const note = screen.getByRole('textbox', { name: 'Note about the call' })
  await note.fill('Nobody answered')
  await screen.getByRole('button', { name: 'Close: Calling Family' }).click()
  await expect.element(screen.getByRole('alert')).toBeVisible()
  await expect.element(note).toHaveValue('Nobody answered')
  wire.answer(update, plain({ ...callback, status: 'closed' }))
  await screen.getByRole('button', { name: 'Close: Calling Family' }).click()
  await screen.getByRole('button', { name: 'Undo' }).click()
  await expect.element(screen.getByText('Undone.')).toBeVisible()
})

test('an overdue callback shows its due time', async () => {
  wire.answer(list, [plain(aCallback({ dueAt: '2026-11-20T10:30:00.000Z' }))])
  const screen = await showCallbacks()
  await expect.element(screen.getByText(/overdue, promised by/)).toBeVisible()
  await expectAccessible()
})

test('the callback list shows a loading, a failed and an empty state', () =>
  expectListStates(showCallbacks, {
    call: list,
    failed: 'The callback requests could not be loaded.',
    empty: 'No callbacks waiting.',
  }))
