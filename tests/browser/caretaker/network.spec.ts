import { expect, test } from '../../support/browser-fixtures.ts'
import { makeJob, openBookings, readJob, refresh } from './jobs.ts'

const offline = 'No connection. What you see may be old; we keep trying.'

test('without a network the list stays, and all works again by itself', async ({ people, signedInAs, context }) => {
  const job = await makeJob(people)
  const page = await signedInAs(job.caretaker)
  await openBookings(page)
  await context.setOffline(true)
  await expect(page.getByText(offline)).toBeVisible()
  await page.getByRole('button', { name: 'Start Care' }).click()
  await expect(page.getByText(/Kept on this phone/).first()).toBeVisible()
  await expect(page.getByRole('row', { name: /Lakshmi Rao/ }).getByText('Pending', { exact: true })).toBeVisible()
  expect((await readJob(job)).status).toBe('pending')

  await context.setOffline(false)
  await expect(page.getByText(offline)).toHaveCount(0)
  await expect.poll(async () => (await readJob(job)).status).toBe('confirmed')
  await expect(page.getByText(/Kept on this phone/)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Begin Active Care' })).toBeVisible()
})

test('a new booking appears without a reload', async ({ people, signedInAs }) => {
  const caretaker = await people.caretaker()
  const page = await signedInAs(caretaker)
  await page.clock.install()
  await page.goto('/caretaker')
  await expect(page.getByText('No bookings assigned to you at the moment')).toBeVisible()
  await makeJob(people, { caretaker, client: 'Swapna Reddy' })
  await page.clock.runFor(15_000)
  await expect(page.getByRole('row', { name: /Swapna Reddy/ })).toBeVisible({ timeout: 12_000 })
})

test('a session that ended elsewhere leads to sign-in and back', async ({ people, signedInAs }) => {
  const { caretaker } = await makeJob(people)
  const page = await signedInAs(caretaker)
  await openBookings(page)
  await caretaker.api.call('/auth/logout', { method: 'POST' })
  await refresh(page)
  await expect(page).toHaveURL('/login')
  await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  await page.getByLabel('Email').fill(caretaker.email)
  await page.getByLabel('Password', { exact: true }).fill(caretaker.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL('/caretaker/bookings')
})

test('a session that ended is noticed by a step, too', async ({ people, signedInAs }) => {
  const { caretaker } = await makeJob(people)
  const page = await signedInAs(caretaker)
  await openBookings(page)
  await caretaker.api.call('/auth/logout', { method: 'POST' })
  await page.getByRole('button', { name: 'Start Care' }).click()
  await expect(page).toHaveURL('/login')
})
