import { inboxRowSchema } from '@thodu/api/contract/inbox/inbox.schema'
import { contactMessageSchema } from '@thodu/api/contract/requests/queues.schema'
import { callCardSchema } from '@thodu/api/contract/telephone/telephone.schema'
import { Route, Routes } from 'react-router-dom'
import { beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { expectAccessible } from '../../../../tests/support/screens/accessible.ts'
import { noConnection, refuse } from '../../../../tests/support/screens/fake-wire.ts'
import { sample } from '../../../../tests/support/screens/sample.ts'
import { address, showOffice, wire } from '../../../harness/show.tsx'
import { useShortcutKeys } from '../navigation/use-shortcut-keys.ts'
import { InboxPage } from './InboxPage.tsx'
import { FormerCallbacks, FormerCalls, FormerMessages, FormerPrivacyRequests } from './screens.tsx'

const list = 'GET /admin/inbox'
const open = 'POST /admin/inbox/open'
const now = new Date().toISOString()
const row = (more: object) =>
  sample(inboxRowSchema, {
    ...{ since: now, dueAt: null, isLate: false, when: null, topic: '', bookingId: null, status: 'new', items: [] },
    ...{ openedBy: null, openedAt: null },
    ...more,
  })
const item = (type: 'callback' | 'message', _id: string) => ({ type, _id })
const rows = [
  row({ kind: 'callback', _id: 'key-1', who: 'Asha Rao', words: 'Please call Amma', items: [item('callback', 'c1')] }),
  row({ kind: 'message', _id: 'm1', who: 'Ravi Teja', words: 'Nights: is a nurse free?' }),
  row({
    ...{ kind: 'privacy', _id: 'p1', who: 'Sita Devi', topic: 'access', words: 'What do you know?', isLate: true },
    ...{ dueAt: '2026-01-05T00:00:00.000Z', openedBy: { _id: 'a', name: 'Meera Iyer' }, openedAt: now },
  }),
]
const inbox = (shown = rows) => ({
  rows: shown,
  more: false,
  open: { call: 0, callback: 1, message: 1, change: 0, privacy: 1 },
})
const card = sample(callCardSchema, {
  ...{ key: 'key-1', phone: '+919876500041', name: 'Asha Rao', families: [], when: 'due' as const, openedBy: null },
  items: [
    sample(callCardSchema.shape.items.element, {
      ...{ type: 'callback' as const, _id: 'c1', bookingId: null, dueAt: null, serviceType: '', isTyped: false },
      typedBy: null,
    }),
  ],
})
function Shortcuts() {
  useShortcutKeys(() => undefined)
  return null
}
const show = (search = '') => showOffice(<InboxPage />, { at: `/inbox${search}` })

beforeEach(() => {
  wire.answer(list, inbox())
  wire.answer('GET /admin/call-sheet', [card])
  wire.answer(open, { openedBy: { _id: 'a', name: 'Meera Iyer' }, openedAt: now })
})

test('one row for each request shows who, the first words and who opened it last (rule REQ-9)', async () => {
  const screen = await show()
  await expect.element(screen.getByRole('link', { name: /Callback.*Asha Rao.*Please call Amma/ })).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: /Privacy request.*Sita Devi.*Late, .*Meera Iyer/ }))
    .toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Messages 1' })).toBeVisible()
  expect(wire.asked(open)).toEqual([])
  await expectAccessible()
})

test('an opened row shows its card, and the server stores who opened it (rule REQ-7)', async () => {
  const screen = await show()
  await screen.getByRole('link', { name: /Asha Rao/ }).click()
  await expect.element(screen.getByRole('link', { name: /^Call / })).toHaveAttribute('href', 'tel:+919876500041')
  await expect
    .poll(() => wire.asked(open).map(({ body }) => body))
    .toEqual([{ kind: 'callback', _id: 'key-1', items: [{ type: 'callback', _id: 'c1' }] }])
  await expectAccessible()
})

test('a callback is marked as done in its row, and the next row has the focus', async () => {
  const update = 'PUT /admin/callbacks/{id}'
  wire.answer(update, refuse('request.conflict', 409))
  const screen = await show()
  const done = screen.getByRole('button', { name: 'Done: Asha Rao' })
  await expect.element(done).toBeVisible()
  wire.answer(list, inbox(rows.slice(1)))
  await done.click()
  await expect.poll(() => wire.asked(update).map(({ body }) => body)).toEqual([{ status: 'called' }])
  await expect.element(screen.getByRole('link', { name: /Ravi Teja/ })).toHaveFocus()
})

test('j and k move between rows, Enter opens one, and e marks it as done (rule OFF-27)', async () => {
  const update = 'PUT /admin/callbacks/{id}'
  wire.answer(update, refuse('request.conflict', 409))
  const screen = await showOffice(
    <main>
      <Shortcuts />
      <InboxPage />
    </main>,
    { at: '/inbox' },
  )
  const link = (name: RegExp) => screen.getByRole('link', { name })
  await expect.element(link(/Asha Rao/)).toBeVisible()
  await userEvent.keyboard('jj')
  await expect.element(link(/Ravi Teja/)).toHaveFocus()
  await userEvent.keyboard('k')
  await expect.element(link(/Asha Rao/)).toHaveFocus()
  await userEvent.keyboard('e')
  await expect.poll(() => wire.asked(update).map(({ params }) => params)).toEqual([{ id: 'c1' }])
  await expect.element(link(/Ravi Teja/)).toHaveFocus()
  await userEvent.keyboard('k{Enter}')
  await expect.poll(() => address).toBe('/inbox?open=key-1')
})

test.each([
  [<FormerCalls key="calls" />, '/calls?family=f1', '/inbox?open=f1'],
  [<FormerCallbacks key="callbacks" />, '/callbacks', '/inbox?kind=callback'],
  [<FormerMessages key="messages" />, '/messages', '/inbox?kind=message'],
  [<FormerPrivacyRequests key="privacy" />, '/privacy-requests', '/inbox?kind=privacy'],
])('the address of a former list leads to the inbox (rule REQ-9)', async (former, at, to) => {
  const [path] = at.split('?')
  await showOffice(
    <Routes>
      <Route path={path} element={former} />
      <Route path="*" element={null} />
    </Routes>,
    { at },
  )
  await expect.poll(() => address).toBe(to)
})

test('a message without a call shows its words and its results', async () => {
  const message = sample(contactMessageSchema, {
    _id: 'm1',
    subject: 'Nights',
    message: 'Is a nurse free?',
    status: 'new',
  })
  wire.answer('GET /admin/messages/{id}', message)
  const screen = await show('?open=m1')
  await expect.element(screen.getByText('Is a nurse free?', { exact: true })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Mark as answered: Nights' })).toBeVisible()
})

test('the inbox shows an empty, a done and a failed state', async () => {
  wire.answer(list, inbox([]))
  const screen = await show()
  await expect.element(screen.getByText('Nothing to answer.')).toBeVisible()
  await screen.getByRole('link', { name: 'Done', exact: true }).click()
  await expect.element(screen.getByText('Nothing was done in the last 90 days.')).toBeVisible()
  expect(wire.asked(list).at(-1)?.query).toMatchObject({ state: 'done' })
  await screen.unmount()
  wire.answer(list, noConnection)
  const broken = await show('?kind=change')
  await expect.element(broken.getByText('The inbox could not be loaded.')).toBeVisible()
})

test('part of a number finds families (rule CALL-6)', async () => {
  wire.answer('POST /admin/call-sheet/find', refuse('call.no_number', 400))
  const family = { _id: 'f1', name: 'Rajesh Mohammed', email: 'rajesh@example.in', phone: '9848055501' }
  wire.answer('GET /admin/find', { families: [family], bookings: [], caretakers: [] })
  const screen = await show()
  await screen.getByRole('textbox', { name: 'Caller’s number' }).fill('55 501')
  await screen.getByRole('button', { name: 'Find' }).click()
  const link = screen.getByRole('link', { name: 'Rajesh Mohammed, +91 98480 55501' })
  await expect.element(link).toHaveAttribute('href', '/families/f1')
  expect(wire.asked('GET /admin/find').at(-1)?.query).toEqual({ q: '55501' })
})
