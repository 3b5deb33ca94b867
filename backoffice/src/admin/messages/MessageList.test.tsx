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

test('a message with an unverified account is marked as typed', async () => {
  wire.answer(list, [
    plain(aMessage({ userId: 'family-1' })),
    plain(aMessage({ subject: 'Of a stranger', userId: null })),
  ])
  const screen = await showMessages()
  await expect.element(screen.getByText(/Typed on the site, not signed in/)).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Ravi Teja' })).toHaveAttribute('href', '/families/family-1')
})

test('each of several numbers in a message has its own call link, and an extension is not dialled', async () => {
  wire.answer(list, [plain(aMessage({ email: '', phone: '98490 12345 / +65 9123 4567 ext 12' }))])
  const screen = await showMessages()
  const calls = screen.getByRole('link', { name: /^Call / })
  await expect.element(calls.first()).toHaveAttribute('href', 'tel:9849012345')
  expect(calls.elements().map((link) => link.getAttribute('href'))).toEqual(['tel:9849012345', 'tel:+6591234567'])
})

test('messages that are probably spam have their own view', async () => {
  wire.answer(list, [plain(aMessage({ subject: 'Filled trap' }))])
  const screen = await showMessages()
  const view = screen.getByRole('link', { name: 'Probably spam' })
  await expect.element(view).toBeVisible()
  const address = new URL(view.element().getAttribute('href') ?? '', location.origin)
  expect(JSON.parse(address.searchParams.get('filter') ?? '')).toEqual({ probablySpam: true })
  await screen.unmount()
  const spam = await showOffice(<MessageList />, { resource: 'messages', at: `/messages${address.search}` })
  await expect.element(spam.getByText('Filled trap')).toBeVisible()
  expect(wire.asked(list).at(-1)?.query).toMatchObject({ filter: expect.stringContaining('probablySpam') })
  await expectAccessible()
})

test('a note is saved automatically, once', async () => {
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

test('the message list shows a loading, a failed and an empty state', () =>
  expectListStates(showMessages, {
    call: list,
    failed: 'The messages could not be loaded.',
    empty: 'No messages here.',
  }))
