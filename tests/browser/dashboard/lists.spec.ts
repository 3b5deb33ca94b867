import { readFile } from 'node:fs/promises'
import { expect, test } from '../../support/browser-fixtures.ts'
import { assign, book } from '../../support/people.ts'
import { samplePdf } from '../../support/samples/sample-files.ts'

// The longest wait is listed first, so bookings of other tests must not fill the page.
test.use({ ownServer: 'lists' })

test('the first view lists unassigned bookings by start date, and the menu counts them', async ({
  signedInAs,
  people,
}) => {
  const admin = await people.admin()
  const customer = await people.customer({ name: 'Viewed Family' })
  const [waiting, assigned] = [await book(customer), await book(customer)]
  await assign(admin, assigned, await people.caretaker())
  const page = await signedInAs(admin)
  await page.goto('/admin/bookings')
  const view = page.getByRole('link', { name: /^Needs caretaker \d/ })
  await view.click()
  await expect(view).toHaveAttribute('aria-current', 'page')
  await expect(page).toHaveURL(/sort=date/)
  await expect(page.getByRole('link', { name: waiting.bookingId, exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: assigned.bookingId, exact: true })).toHaveCount(0)
  const { bookings } = await admin.api.call<{ bookings: number }>('/admin/waiting')
  await expect(page.getByRole('menuitem', { name: 'Bookings', exact: true })).toHaveAttribute(
    'title',
    new RegExp(`^${bookings} need`),
  )
  await page.goBack()
  await page.getByRole('link', { name: 'All', exact: true }).click()
  await expect(page.getByRole('link', { name: assigned.bookingId, exact: true })).toBeVisible()
})

for (const [path, file, head] of [
  ['users', 'users', 'Name,Email,Phone,Role,Created'],
  ['caretakers', 'caretakers', 'Name,Email,Phone,Services,'],
  ['documents', 'documents', 'File,Category,Type,'],
] as const)
  test(`${path}: an export contains the filtered rows and is audited`, async ({ signedInAs, people, page }) => {
    const admin = await people.admin()
    const customer = await people.customer({ name: 'File Family' })
    await people.caretaker()
    const form = new FormData()
    form.set('category', 'medicalReports')
    form.set('file', new File([new Uint8Array(samplePdf())], 'file.pdf'))
    if (path === 'documents') await customer.api.call('/document/upload', { method: 'POST', body: form })
    await signedInAs(admin)
    await page.goto(`/admin/${path}?filter=%7B%7D`)
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export CSV' }).click()
    const download = await downloading
    expect(download.suggestedFilename()).toMatch(new RegExp(`^${file}-\\d{4}-\\d\\d-\\d\\d\\.csv$`))
    const csv = await readFile(await download.path(), 'utf8')
    expect(csv.startsWith(`\uFEFF${head}`)).toBe(true)
    expect(csv.split('\r\n').filter(Boolean).length).toBeGreaterThan(1)
  })
