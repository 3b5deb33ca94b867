import { expect, test } from 'vitest'
import { expectAccessible } from '../../../../tests/support/screens/accessible.ts'
import { later, noConnection, refuse } from '../../../../tests/support/screens/fake-wire.ts'
import { aDayOff } from '../../../harness/rows.ts'
import { showCaretaker, wire } from '../../../harness/show.tsx'
import { DaysOff } from './DaysOff.tsx'

const list = 'GET /caretaker/time-off'
const ask = 'POST /caretaker/time-off'

test('a day off requires a first day only', async () => {
  wire.answer(list, [])
  wire.answer(ask, aDayOff())
  const screen = await showCaretaker(<DaysOff />)
  await expect.element(screen.getByText('You have not asked for a day off.')).toBeVisible()
  await screen.getByRole('button', { name: 'Ask for a day off' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Ask for a day off' })
  await dialog.getByRole('button', { name: 'Ask the office' }).click()
  await expect.element(dialog.getByLabelText('First day')).toHaveAttribute('aria-invalid', 'true')
  expect(wire.asked(ask)).toEqual([])
  await expectAccessible()
  await dialog.getByLabelText('First day').fill('2027-01-10')
  await dialog.getByRole('combobox', { name: 'Kind' }).selectOptions('leave')
  await dialog.getByRole('button', { name: 'Ask the office' }).click()
  await expect.element(screen.getByText('Sent. The office decides, and you see it here.')).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(wire.asked(ask)[0]?.body).toMatchObject({ kind: 'leave', startsAt: '2027-01-09T18:30:00.000Z' })
})

test('a failed connection does not clear the form, and a double press sends once', async () => {
  wire.answer(list, [])
  wire.answer(ask, noConnection)
  const screen = await showCaretaker(<DaysOff />)
  await screen.getByRole('button', { name: 'Ask for a day off' }).click()
  await screen.getByLabelText('First day').fill('2027-01-10')
  await screen.getByRole('textbox', { name: /^Reason/ }).fill('My sister marries')
  await screen.getByRole('button', { name: 'Ask the office' }).click()
  await expect.element(screen.getByRole('alert')).toBeVisible()
  await expect.element(screen.getByRole('textbox', { name: /^Reason/ })).toHaveValue('My sister marries')
  const answer = later<ReturnType<typeof aDayOff>>()
  wire.answer(ask, () => answer.promise)
  const before = wire.asked(ask).length
  await screen.getByRole('button', { name: 'Ask the office' }).dblClick()
  await expect.element(screen.getByRole('button', { name: 'Sending…' })).toBeVisible()
  expect(wire.asked(ask)).toHaveLength(before + 1)
  answer.give(aDayOff())
  await expect.element(screen.getByText('Sent. The office decides, and you see it here.')).toBeVisible()
})

test('a requested or approved day off can be withdrawn, a declined or past one not', async () => {
  const asked = aDayOff({ reason: 'Wedding' })
  wire.answer(list, [asked, aDayOff({ status: 'declined', kind: 'leave' })])
  wire.answer('POST /caretaker/time-off/{id}/withdraw', { ...asked, status: 'withdrawn' })
  const screen = await showCaretaker(<DaysOff />)
  const rows = screen.getByRole('list', { name: 'Days off' }).getByRole('listitem')
  await expect.element(rows.first()).toMatchTextContent(/Requested.*Day off · Wedding/)
  await expect.element(rows.last()).toMatchTextContent(/Declined/)
  await expectAccessible()
  expect(screen.getByRole('button', { name: /^Withdraw/ }).elements()).toHaveLength(1)
  await screen.getByRole('button', { name: /^Withdraw/ }).click()
  await expect.element(screen.getByText('Withdrawn.')).toBeVisible()
})

test('a failed list can be loaded again', async () => {
  wire.answer(list, refuse('request.conflict', 409))
  const screen = await showCaretaker(<DaysOff />)
  await expect.element(screen.getByText('Your days off could not be loaded.')).toBeVisible()
  wire.answer(list, [])
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByText('You have not asked for a day off.')).toBeVisible()
})
