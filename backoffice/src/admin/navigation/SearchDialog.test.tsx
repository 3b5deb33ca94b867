import { findingsSchema, waitingSchema } from '@thodu/api/contract/dashboard/dashboard.schema'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../../../tests/support/screens/accessible.ts'
import { later, refuse } from '../../../../tests/support/screens/fake-wire.ts'
import { sample } from '../../../../tests/support/screens/sample.ts'
import { address, showOffice, wire } from '../../../harness/show.tsx'
import { KeysDialog } from './KeysDialog.tsx'
import { SearchDialog } from './SearchDialog.tsx'

const find = 'GET /admin/find'
const nothing = sample(findingsSchema)

async function showFind() {
  const close = vi.fn()
  wire.answer('GET /admin/waiting', sample(waitingSchema))
  await showOffice(<SearchDialog onClose={close} />)
  const field = page.getByRole('combobox', { name: 'Name, phone, street, booking ID or page' })
  await expect.element(field).toHaveFocus()
  return { close, field }
}

test('a search needs two letters', async () => {
  wire.answer(find, nothing)
  const { field } = await showFind()
  await field.fill('z')
  await expect.element(page.getByText('Two letters or digits are enough.')).toBeVisible()
  expect(wire.asked(find)).toEqual([])
  await field.fill('zz')
  await expect.element(page.getByText('Nothing found.')).toBeVisible()
  expect(wire.asked(find).map(({ query }) => query)).toEqual([{ q: 'zz' }])
  await expectAccessible()
})

test('a page is found by its name, and Enter opens it', async () => {
  wire.answer(find, nothing)
  const { field, close } = await showFind()
  await field.fill('Caretak')
  await expect.element(page.getByRole('group', { name: 'Pages' })).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => address).toBe('/caretakers')
  expect(close).toHaveBeenCalledOnce()
})

test('Enter pressed before the response opens the first result', async () => {
  const answer = later<typeof nothing>()
  wire.answer(find, () => answer.promise)
  const { field, close } = await showFind()
  await field.fill('Caretak')
  await userEvent.keyboard('{Enter}')
  expect(close).not.toHaveBeenCalled()
  answer.give(nothing)
  await expect.poll(() => address).toBe('/caretakers')
})

test('Enter that picks a candidate of an input method opens nothing (rule OFF-27)', async () => {
  wire.answer(find, nothing)
  const { field, close } = await showFind()
  await field.fill('Caretak')
  await expect.element(page.getByRole('group', { name: 'Pages' })).toBeVisible()
  const key = { key: 'Enter', bubbles: true, cancelable: true }
  field.element().dispatchEvent(new KeyboardEvent('keydown', { ...key, isComposing: true }))
  field.element().dispatchEvent(new KeyboardEvent('keydown', { ...key, keyCode: 229 }))
  expect(close).not.toHaveBeenCalled()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => address).toBe('/caretakers')
})

test('a caretaker’s name with “sick” opens the absence of that caretaker with Enter', async () => {
  wire.answer(
    find,
    sample(findingsSchema, {
      families: [],
      bookings: [],
      caretakers: [{ _id: 'c1', name: 'Bhagya Rao', email: 'b@example.in', phone: '9849012345', available: true }],
    }),
  )
  const { field } = await showFind()
  await field.fill('bhagya sick')
  const found = page.getByRole('group', { name: 'Sick or away' }).getByRole('option')
  await expect.element(found).toMatchTextContent(/Bhagya Rao.*Enter sick leave or absence/)
  await expectAccessible()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => address).toBe('/time-off?absent=c1')
  expect(wire.asked(find).map(({ query }) => query)).toEqual([{ q: 'bhagya' }])
})

test('a failed search is reported, and Escape closes the dialog', async () => {
  wire.answer(find, refuse('request.conflict', 409))
  const { field, close } = await showFind()
  await field.fill('zz')
  await expect.element(page.getByText('The search failed. Please try again.')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => close).toHaveBeenCalled()
})

test('the list of shortcuts is read by row, and Escape closes it', async () => {
  const close = vi.fn()
  const screen = await showOffice(<KeysDialog onClose={close} />)
  const dialog = screen.getByRole('dialog', { name: 'Keys' })
  await expect.element(dialog.getByRole('row', { name: /j · k Next and previous row/ })).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: 'Dismiss' })).toHaveFocus()
  await expectAccessible()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => close).toHaveBeenCalledOnce()
})
