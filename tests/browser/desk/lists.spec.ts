import { readFile } from 'node:fs/promises'
import { expectAccessible } from '../../support/axe.ts'
import { expect, test } from '../../support/browser-fixtures.ts'
import { assign, book } from '../../support/people.ts'
import { samplePdf } from '../../support/samples/sample-files.ts'

// Whoever waits longest stands first: others' bookings must not fill the page.
test.use({ ownServer: 'lists' })

test('the first view shows who needs a caretaker, by start date, and the menu counts them', async ({
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

test('a kept view stands among the views', async ({ signedInAs, people }) => {
  const page = await signedInAs(await people.admin())
  await page.goto(`/admin/messages?filter=${encodeURIComponent('{"status":"closed"}')}`)
  await page.getByRole('button', { name: 'Add filter' }).click()
  await page.getByRole('menuitem', { name: /Save current query/ }).click()
  await page.getByRole('textbox', { name: /Query name/ }).fill('Put away')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('link', { name: 'All', exact: true }).click()
  await page.reload()
  await page.getByRole('link', { name: 'Put away' }).click()
  await expect(page).toHaveURL(/closed/)
})

test('columns are chosen and stay chosen', async ({ signedInAs, people }) => {
  await book(await people.customer({ name: 'Column Family' }))
  const page = await signedInAs(await people.admin())
  await page.goto('/admin/bookings')
  const email = page.getByRole('columnheader', { name: 'Email' })
  await expect(page.getByRole('columnheader', { name: 'Start' })).toBeVisible()
  await expect(email).toHaveCount(0)
  await page.getByRole('button', { name: 'Columns' }).click()
  await expectAccessible(page, 'the choice of columns')
  await page.getByRole('checkbox', { name: 'Email' }).check()
  await page.keyboard.press('Escape')
  await expect(email).toBeVisible()
  await page.reload()
  await expect(email).toBeVisible()
})

for (const [path, file, head] of [
  ['users', 'users', 'Name,Email,Phone,Role,Created'],
  ['caretakers', 'caretakers', 'Name,Email,Phone,Services,'],
  ['callbacks', 'callbacks', 'Customer,Email,Phone,Service,'],
  ['messages', 'messages', 'Name,Email,Phone,Inquiry,Subject'],
  ['documents', 'documents', 'File,Category,Type,'],
] as const)
  test(`${path}: a file of what the filter finds, noted in the log`, async ({ signedInAs, people, page, server }) => {
    const admin = await people.admin()
    const customer = await people.customer({ name: 'File Family' })
    await people.caretaker()
    await customer.api.call('/callback', {
      method: 'POST',
      body: {
        serviceType: 'elderly-care',
        selectedPackage: 'standard',
        callbackData: { preferredTime: 'morning' },
        timestamp: new Date().toISOString(),
      },
    })
    await page.request.post(`${server.url}/api/contact`, {
      data: { name: 'F', email: customer.email, subject: 'S', message: 'M', inquiryType: 'support' },
    })
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

test('the audit trail is a list of its own, with views, order and columns', async ({ signedInAs, people }) => {
  const page = await signedInAs(await people.admin())
  await page.goto('/admin')
  await page.getByRole('menuitem', { name: 'Office', exact: true }).click()
  await page.getByRole('navigation', { name: 'Office' }).getByRole('link', { name: 'Audit log' }).click()
  await expect(page).toHaveURL(/\/admin\/audit-logs/)
  await page.getByRole('link', { name: 'By the office' }).click()
  await expect(page).toHaveURL(/userRole=admin/)
  const first = page.getByRole('row').nth(1)
  const newest = await first.textContent()
  await page.getByRole('columnheader', { name: /time/i }).getByRole('button').click()
  await expect(page).toHaveURL(/order=asc/)
  await expect(first).not.toHaveText(newest ?? '')
  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('checkbox', { name: 'IP address' }).uncheck()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('columnheader', { name: 'IP address' })).toHaveCount(0)
})
