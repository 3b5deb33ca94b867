import type { Page } from '@playwright/test'
import { assignField, caretakerOption } from '../../support/assign-field.ts'
import { expect, quietPage, test } from '../../support/browser-fixtures.ts'
import { assign, book } from '../../support/people.ts'

test('two admins assign the same booking at once: one wins, the other is told and sees the truth', async ({
  browser,
  server,
  people,
}) => {
  test.setTimeout(120_000)
  const admin = await people.admin()
  const [first, second] = [
    await people.caretaker({ name: 'First Choice' }),
    await people.caretaker({ name: 'Second Choice' }),
  ]
  const booking = await book(await people.customer({ name: 'Wanted Family' }))
  const open = async (): Promise<Page> => {
    const page = await (await browser.newContext({ baseURL: server.url })).newPage()
    await page.goto(quietPage)
    await page.evaluate((token) => localStorage.setItem('token', token), admin.token)
    await page.goto('/admin/bookings')
    return page
  }
  const pages = [await open(), await open()]
  const options = [first, second].map(({ user }, index) => {
    const page = pages[index]
    if (!page) throw new Error('two pages, two choices')
    return { field: assignField(page, booking), option: caretakerOption(page, user.name, 'Available') }
  })
  for (const { field, option } of options) {
    await field.click({ timeout: 30_000 })
    await expect(option).toBeVisible()
  }
  await Promise.all(options.map(({ option }) => option.click()))

  const outcome = await Promise.all(
    pages.map(async (page) => {
      const toast = page.getByText(/^(Caretaker assigned successfully!|This booking already has a caretaker\.)$/)
      return (await toast.textContent())?.startsWith('Caretaker') ? 'won' : 'lost'
    }),
  )
  expect(outcome.toSorted()).toEqual(['lost', 'won'])
  const winner = outcome.indexOf('won') === 0 ? 'First Choice' : 'Second Choice'
  for (const page of pages)
    await expect(page.getByRole('row').filter({ hasText: 'Wanted Family' })).toContainText(winner)
  await Promise.all(pages.map((page) => page.context().close()))
})

test('a caretaker taken a moment ago is refused with the reason and shown as taken', async ({ signedInAs, people }) => {
  const admin = await people.admin()
  const caretaker = await people.caretaker({ name: 'Quickly Taken' })
  const [mine, theirs] = [await book(await people.customer()), await book(await people.customer())]
  const page = await signedInAs(admin)
  await page.goto('/admin/bookings')
  await assignField(page, mine).click()
  await expect(caretakerOption(page, 'Quickly Taken', 'Available')).toBeVisible()
  await assign(admin, theirs, caretaker)
  await caretakerOption(page, 'Quickly Taken', 'Available').click()
  await expect(page.getByText('This caretaker is already assigned to another booking.')).toBeVisible()
  await assignField(page, mine).click()
  await expect(caretakerOption(page, 'Quickly Taken', 'Already Assigned')).toBeDisabled()
})
