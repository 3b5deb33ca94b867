import { accessEntrySchema } from '@thodu/api/contract/access/access.schema'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../../tests/support/screens/accessible.ts'
import { sample } from '../../../../tests/support/screens/sample.ts'
import { expectListStates } from '../../../harness/list-states.ts'
import { showOffice, wire } from '../../../harness/show.tsx'
import { AccessList } from './AccessList.tsx'
import { WhoLooked } from './WhoLooked.tsx'

const list = 'GET /admin/access-log'
const viewer = { _id: 'a', name: 'Anita Office', email: 'anita@example.in', role: 'admin' as const }
const entry = (parts: Parameters<typeof sample<typeof accessEntrySchema>>[1]) =>
  sample(accessEntrySchema, { viewer, opened: 0, listed: 0, refused: 0, ...parts })
const showLog = () => showOffice(<AccessList />, { resource: 'access-log', at: '/access-log' })

test('the access log shows reader, subject and kind of access, and links bookings and families', async () => {
  wire.answer(list, [
    entry({ subject: { type: 'booking', _id: 'b1', label: 'K7M2PX' }, opened: 2, listed: 3 }),
    entry({ subject: { type: 'family', _id: 'f1', label: 'Sita Rao' }, opened: 1 }),
    entry({ subject: { type: 'call', _id: 'c1', label: 'A call' }, refused: 1 }),
  ])
  const screen = await showLog()
  const rows = screen.getByRole('row')
  await expect
    .element(rows.nth(1))
    .toMatchTextContent(/Anita Office \(anita@example.in\).*Booking K7M2PX.*opened 2 times, seen in a list/)
  await expect.element(screen.getByRole('link', { name: 'Booking K7M2PX' })).toHaveAttribute('href', '/bookings/b1')
  await expect
    .element(screen.getByRole('link', { name: 'Contact of Sita Rao' }))
    .toHaveAttribute('href', '/families/f1')
  await expect.element(rows.nth(3)).toMatchTextContent(/refused once/)
  await expect.element(screen.getByRole('link', { name: 'A call' })).not.toBeInTheDocument()
  await expectAccessible()
})

test('refused reads have their own filter', async () => {
  wire.answer(list, [])
  const screen = await showLog()
  await screen.getByRole('combobox', { name: 'Outcome' }).click()
  await page.getByRole('option', { name: 'Refused' }).click()
  await expect.poll(() => wire.asked(list).at(-1)?.query.filter).toBe('{"outcome":"refused"}')
})

test('an empty date filter is not sent', async () => {
  wire.answer(list, [])
  const at = `/access-log?filter=${encodeURIComponent('{"from":"2026-06-11"}')}`
  const screen = await showOffice(<AccessList />, { resource: 'access-log', at })
  const asked = () => wire.asked(list).at(-1)?.query.filter ?? '{}'
  await expect.poll(asked).toBe('{"from":"2026-06-11"}')
  await screen.getByLabelText('From').fill('')
  await screen.getByRole('searchbox').click()
  await expect.poll(asked).toBe('{}')
})

test('the access log shows a loading, a failed and an empty state', () =>
  expectListStates(showLog, {
    call: list,
    failed: 'The access log could not be loaded.',
    empty: 'No access recorded yet.',
  }))

test('the access log of a booking lists that booking and its files only', async () => {
  wire.answer(list, [
    entry({ subject: { type: 'document', _id: 'd1', label: 'blood-test.jpg' }, opened: 1 }),
    entry({ subject: { type: 'booking', _id: 'b1', label: 'K7M2PX' }, listed: 1 }),
  ])
  const screen = await showOffice(<WhoLooked subject="b1" />)
  const section = screen.getByRole('region', { name: 'Who looked' })
  await expect
    .element(section.getByRole('listitem').first())
    .toMatchTextContent(/File blood-test.jpg · .* · opened once/)
  await expect.element(section.getByRole('listitem').last()).toMatchTextContent(/seen in a list/)
  expect(wire.asked(list)[0]?.query.filter).toBe('{"subject":"b1"}')
  await expectAccessible()
})
