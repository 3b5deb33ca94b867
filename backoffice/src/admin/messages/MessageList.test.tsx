import { expect, test } from 'vitest'
import { expectAccessible } from '../../../../tests/support/screens/accessible.ts'
import { later } from '../../../../tests/support/screens/fake-wire.ts'
import { expectListStates } from '../../../harness/list-states.ts'
import { aMessage } from '../../../harness/rows.ts'
import { showOffice, wire } from '../../../harness/show.tsx'
import { MessageList } from './MessageList.tsx'

const list = 'GET /admin/messages'
const update = 'PUT /admin/messages/{id}'
type Row = ReturnType<typeof aMessage>
const plain = ({ id: _, ...row }: Row) => row
const showMessages = () => showOffice(<MessageList />, { resource: 'messages', at: '/messages' })

test('a message of the contact form is read and marked as answered', async () => {
  const message = aMessage()
  wire.answer(list, [plain(message)])
  const screen = await showMessages()
  await expect.element(screen.getByText('Do you have somebody for nights?')).toBeVisible()
  await expect.element(screen.getByText(/Find a Caregiver/)).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Answer by email' }))
    .toHaveAttribute('href', 'mailto:ravi.teja@example.org?subject=Re%3A%20Night%20nurse%20for%20my%20mother')
  await expectAccessible()
  wire.answer(update, plain({ ...message, status: 'answered' }))
  wire.answer(list, [])
  await screen.getByRole('button', { name: 'Mark as answered: Night nurse for my mother' }).click()
  await expect.element(screen.getByText('Do you have somebody for nights?')).not.toBeInTheDocument()
  expect(wire.asked(update)[0]?.body).toEqual({ status: 'answered', note: '' })
})

test('words of an account that nobody signed in to write are marked as typed', async () => {
  wire.answer(list, [
    plain(aMessage({ userId: 'family-1' })),
    plain(aMessage({ subject: 'Of a stranger', userId: null })),
  ])
  const screen = await showMessages()
  await expect.element(screen.getByText(/Typed on the site, not signed in/)).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Ravi Teja' })).toHaveAttribute('href', '/families/family-1')
})

test('whoever left only a number is called, not written to', async () => {
  wire.answer(list, [plain(aMessage({ email: '', phone: '9849012345' }))])
  const screen = await showMessages()
  await expect
    .element(screen.getByRole('link', { name: 'Call +91 98490 12345' }))
    .toHaveAttribute('href', 'tel:9849012345')
  await expect.element(screen.getByRole('link', { name: 'Answer by email' })).not.toBeInTheDocument()
})

test('a note is saved by itself, and a hasty second press sends nothing twice', async () => {
  const message = aMessage()
  const answer = later<ReturnType<typeof plain>>()
  wire.answer(list, [plain(message)])
  wire.answer(update, () => answer.promise)
  const screen = await showMessages()
  await expect.element(screen.getByRole('button', { name: 'Save note' })).not.toBeInTheDocument()
  await screen.getByRole('textbox').fill('Called, nobody there')
  await screen.getByRole('button', { name: 'Save note' }).click()
  await expect.element(screen.getByRole('button', { name: 'Save note' })).toBeDisabled()
  answer.give(plain({ ...message, note: 'Called, nobody there' }))
  await expect.element(screen.getByText('Saved.')).toBeVisible()
  expect(wire.asked(update).map(({ body }) => body)).toEqual([{ status: 'new', note: 'Called, nobody there' }])
})

test('while it comes, when it fails, when there is none', () =>
  expectListStates(showMessages, {
    call: list,
    failed: 'The messages could not be loaded.',
    empty: 'No messages here.',
  }))
