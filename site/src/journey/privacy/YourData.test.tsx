import { followedPrivacyRequestSchema } from '@thodu/api/contract/privacy/requests.schema'
import { expect, test } from 'vitest'
import { expectAccessible } from '../../../../tests/support/screens/accessible.ts'
import { noConnection } from '../../../../tests/support/screens/fake-wire.ts'
import { sample } from '../../../../tests/support/screens/sample.ts'
import { showIsland, wire } from '../../../harness/show.tsx'
import YourData from './YourData.tsx'

const list = 'GET /user/privacy-requests'
const ask = 'POST /user/privacy-requests'
const request = sample(followedPrivacyRequestSchema, {
  _id: 'r1',
  code: 'P-K7M2PX',
  kind: 'erasure',
  text: 'Delete all, please.',
  patientName: null,
  status: 'acknowledged',
  dueAt: new Date(Date.now() + 86_400_000 * 9).toISOString(),
  decidedAt: null,
  answer: null,
})
const show = async (...requests: (typeof request)[]) => {
  wire.answer(list, requests)
  wire.answer('GET /user/nominee', { nominee: null })
  return showIsland(<YourData />)
}

test('each request shows its status, its due date and our answer (rule PRIV-R1)', async () => {
  const screen = await show(
    request,
    { ...request, _id: 'r2', status: 'refused', decidedAt: request.createdAt, answer: 'Care goes on until Friday.' },
    { ...request, _id: 'r3', dueAt: '2026-01-01T00:00:00.000Z' },
  )
  await expect.element(screen.getByText('You will receive our answer by', { exact: false })).toBeVisible()
  await expect.element(screen.getByText('Care goes on until Friday.')).toBeVisible()
  await expect.element(screen.getByText('Our answer is late.', { exact: false })).toBeVisible()
  expect(screen.getByText('Number P-K7M2PX', { exact: false }).elements()).toHaveLength(3)
  await expectAccessible()
})

test('without a connection the text stays, also after a reload, and a retry sends the same request', async () => {
  wire.answer(ask, noConnection)
  const before = await show()
  await before.getByRole('textbox', { name: /In your own words/ }).fill('What do you know of me?')
  await before.unmount()
  const screen = await show()
  const words = screen.getByRole('textbox', { name: /In your own words/ })
  const send = screen.getByRole('button', { name: 'Send' })
  await send.click()
  await expect.element(screen.getByText('Your text is still here.', { exact: false })).toBeVisible()
  await expect.element(words).toHaveValue('What do you know of me?')
  wire.answer(ask, { ...request, text: 'What do you know of me?' })
  await send.click()
  const sent = 'We have received your request. Its number is P-K7M2PX.'
  await expect.poll(() => document.activeElement?.textContent).toBe(sent)
  await expect.element(words).toHaveValue('')
  expect(Object.keys(sessionStorage)).toEqual([])
  await expect.element(screen.getByText('What do you know of me?')).toBeVisible()
  const [first, second] = wire.asked(ask).map(({ body }) => body as { clientEventId: string })
  expect(first).toMatchObject({ kind: 'access', text: 'What do you know of me?' })
  expect(second?.clientEventId).toBe(first?.clientEventId)
})

test('a request without text is not sent', async () => {
  const screen = await show()
  await screen.getByRole('button', { name: 'Send' }).click()
  await expect.element(screen.getByText('This field is required')).toBeVisible()
  expect(wire.asked(ask)).toEqual([])
})
