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
  await expect(page.getByText(/Try again: it is never taken twice/)).toBeVisible()
  await expect(page.getByRole('row', { name: /Lakshmi Rao/ }).getByText('Pending', { exact: true })).toBeVisible()

  await context.setOffline(false)
  await expect(page.getByText(offline)).toHaveCount(0)
  await page.getByRole('button', { name: 'Start Care' }).click()
  await expect(page.getByRole('button', { name: 'Begin Active Care' })).toBeVisible()
  expect((await readJob(job)).status).toBe('confirmed')
})

test('a step whose answer got lost is not taken twice when tried again', async ({ people, signedInAs }) => {
  const job = await makeJob(people)
  const page = await signedInAs(job.caretaker)
  await openBookings(page)
  // The list stays as old as it was, as on a network that comes and goes.
  await page.route('**/api/caretaker/bookings?*', (route) => route.abort())
  await page.route(
    '**/api/caretaker/bookings/*/status',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await page.getByRole('button', { name: 'Start Care' }).click()
  await expect(page.getByText(/Try again: it is never taken twice/)).toBeVisible()
  await page.getByRole('button', { name: 'Start Care' }).click()
  await expect(page.getByText('The booking is now confirmed.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Begin Active Care' })).toBeVisible()
  expect((await readJob(job)).status).toBe('confirmed')
})

test('a note whose answer got lost is not added twice when tried again', async ({ people, signedInAs }) => {
  const job = await makeJob(people)
  const page = await signedInAs(job.caretaker)
  await openBookings(page)
  await page.getByRole('button', { name: 'View / Add Notes' }).click()
  await page.route(
    '**/api/caretaker/bookings/*/notes',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  const text = page.getByRole('textbox', { name: 'New note' })
  await text.fill('Slept well')
  await page.getByRole('button', { name: 'Add Note' }).click()
  await expect(page.getByText(/Try again: it is never added twice/)).toBeVisible()
  await expect(text).toHaveValue('Slept well')
  await page.getByRole('button', { name: 'Add Note' }).click()
  await expect(page.getByText('Note added.')).toBeVisible()
  expect((await readJob(job)).caretakerNotes).toHaveLength(1)
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

test('a list that fails to load says so and can be tried again', async ({ people, signedInAs }) => {
  const { caretaker } = await makeJob(people)
  const page = await signedInAs(caretaker)
  const broken = { status: 500, contentType: 'application/json', body: '{}' }
  await page.route('**/api/caretaker/bookings?*', (route) => route.fulfill(broken))
  await page.goto('/caretaker/bookings')
  await expect(page.getByText('Failed to load bookings')).toBeVisible()
  await page.unroute('**/api/caretaker/bookings?*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('1 booking', { exact: true })).toBeVisible()
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
