import type { Page } from '@playwright/test'
import { expect, test } from '../../support/browser-fixtures.ts'
import { book, signIn } from '../../support/people.ts'
import { makeJob, openBookings } from '../caretaker/jobs.ts'

const signInAgain = async (page: Page, { email, password }: { email: string; password: string }) => {
  // Whatever was being asked for may each lead there: one way may cut the other short.
  await expect(page).toHaveURL(/\/login$/)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

test('a reason that was typed survives Back, a reload and a session that ends; saved, it is gone', async ({
  signedInAs,
  people,
  server,
}) => {
  const admin = await signIn(server, await people.admin())
  const booking = await book(await people.customer())
  const page = await signedInAs(admin)
  await page.goto('/admin/bookings')
  await page.goto(`/admin/bookings/${booking._id}`)
  const dialog = page.getByRole('dialog')
  const reason = dialog.getByRole('textbox', { name: 'Reason' })
  const open = () => page.getByRole('button', { name: 'Cancel booking' }).click()
  await open()
  await reason.fill('The family moved to Hanamkonda')
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(new RegExp(`/admin/bookings/${booking._id}$`))
  await open()
  await expect(reason).toHaveValue('The family moved to Hanamkonda')
  // After a reload and a session that ends the dialog stands open again by itself (rule OFF-37).
  await page.reload()
  await expect(reason).toHaveValue('The family moved to Hanamkonda')

  await admin.api.call('/auth/logout', { method: 'POST' })
  await signInAgain(page, admin)
  await page.waitForURL(`**/admin/bookings/${booking._id}`)
  await expect(reason).toHaveValue('The family moved to Hanamkonda')
  await dialog.getByRole('button', { name: 'Cancel booking' }).click()
  await expect(page.getByText('Cancelled.', { exact: true })).toBeVisible()
  await expect.poll(() => page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('Hanamkonda')
})

test('on a phone Back closes the notes and stays; Esc and Logout do what they say', async ({ people, signedInAs }) => {
  const { caretaker } = await makeJob(people)
  const page = await signedInAs(caretaker)
  await page.setViewportSize({ width: 360, height: 740 })
  await openBookings(page)
  const dialog = page.getByRole('dialog')
  const note = dialog.getByRole('textbox', { name: 'New note' })
  const open = () => page.getByRole('button', { name: 'View / Add Notes' }).click()
  await open()
  await note.fill('Blood pressure 140')
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\/caretaker\/bookings$/)
  await open()
  await expect(note).toHaveValue('Blood pressure 140')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  // The entry that the dialog took in the history is stepped over: Back leads to where one was before.
  await page.goBack()
  await expect(page).not.toHaveURL(/\/caretaker\/bookings$/)
  await page.goto('/caretaker/myprofile')
  await page.getByRole('main').getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/login$/)
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('Blood pressure')
})

test('an old tab that asks for code of an older build says so, and goes on after a reload', async ({
  signedInAs,
  people,
}) => {
  const page = await signedInAs(await people.admin())
  await page.goto('/admin')
  await page.route('**/_bo/assets/UserList-*.js', (route) => route.fulfill({ status: 404, body: '' }))
  await page.getByRole('menuitem', { name: 'Users' }).click()
  await expect(page.getByRole('alert')).toContainText('A new version is there')
  await page.unroute('**/_bo/assets/UserList-*.js')
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByRole('table')).toBeVisible()
})
