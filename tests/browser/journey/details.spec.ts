import { expect, test } from '../../support/browser-fixtures.ts'
import { samplePdf } from '../../support/samples/sample-files.ts'
import { agree, fillDetails, loseAnswer } from './steps.ts'

const required = [
  'Patient name',
  'Patient age',
  'Address',
  'City',
  'Pincode',
  'Emergency contact name',
  'Emergency contact phone',
]
const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: samplePdf() })

test('missing required fields and terms are named, and the first one has the focus', async ({ signedInAs, people }) => {
  const page = await signedInAs(await people.customer())
  await page.goto('/service-details?service=elderly-care')
  await page.getByRole('button', { name: 'See packages and prices' }).click()
  for (const label of required)
    await expect(page.getByLabel(label)).toHaveAccessibleDescription(/This field is required/)
  await expect(page.getByText('You must agree to the terms and conditions')).toBeVisible()
  const notice = 'Please read the privacy notice and agree, so that we may care for you.'
  await expect(page.getByText(notice)).toBeVisible()
  await expect(page.getByLabel('Patient name')).toBeFocused()
  const summary = page.getByRole('alert')
  await expect(summary).toContainText('9 fields need your attention.')
  await expect(summary.getByRole('link')).toHaveCount(9)
  expect((await summary.boundingBox())?.y).toBeLessThan((await page.getByLabel('Patient name').boundingBox())?.y ?? 0)
  await summary.getByRole('link', { name: 'Pincode' }).click()
  await expect(page.getByLabel('Pincode')).toBeFocused()
  await expect(page).toHaveURL(/service=elderly-care$/)
  await page.getByLabel('Patient name').fill('N')
  await expect(page.getByLabel('Patient name')).not.toHaveAccessibleDescription(/required/)
})

for (const [service, fields] of [
  ['post-operative', ['Type of surgery', 'Date of surgery', 'Wound care needed']],
  ['baby-care', ["Baby's name", "Baby's age", 'Feeding schedule']],
] as const) {
  test(`${service} has its own fields and leads to its own packages`, async ({ signedInAs, people }) => {
    const page = await signedInAs(await people.customer())
    await page.goto(`/service-details?service=${service}`)
    for (const label of [...fields, 'Preferred start date', 'Additional notes'])
      await expect(page.getByLabel(label)).toBeVisible()
    await fillDetails(page)
    await agree(page)
    await page.getByRole('button', { name: 'See packages and prices' }).click()
    await page.waitForURL('**/pricing-packages')
    await expect(page.getByRole('radio')).toHaveCount(3)
  })
}

test('a draft survives the terms, a reload and the back button, per service and account', async ({
  signedInAs,
  people,
}) => {
  const first = await people.customer()
  const page = await signedInAs(first)
  await page.goto('/service-details?service=caretaking')
  await page.getByLabel('Patient name').fill('Ramulu')
  await page.getByRole('link', { name: 'Terms & Conditions' }).first().click()
  await page.waitForURL('**/legal-agreement')
  await page.goBack()
  await expect(page.getByLabel('Patient name')).toHaveValue('Ramulu')
  await page.reload()
  await expect(page.getByLabel('Patient name')).toHaveValue('Ramulu')
  await page.goto('/service-details?service=physiotherapy')
  await expect(page.getByLabel('Patient name')).toHaveValue('')

  await signedInAs(await people.customer())
  await page.goto('/service-details?service=caretaking')
  await expect(page.getByLabel('Patient name')).toHaveValue('')
  await signedInAs(first)
  await page.goto('/service-details?service=caretaking')
  await expect(page.getByLabel('Patient name')).toHaveValue('Ramulu')
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL(/\/$/)
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['thodu.known'])
})

test('files are uploaded, previewed, replaced and removed, and stay with the draft', async ({ signedInAs, people }) => {
  const customer = await people.customer()
  const page = await signedInAs(customer)
  await page.goto('/service-details?service=elderly-care')
  const reports = page.getByRole('region', { name: 'Medical reports' })
  await reports.locator('input[type=file]').setInputFiles([pdf('blood.pdf'), pdf('x-ray.pdf')])
  await expect(reports.getByRole('listitem')).toHaveCount(2)
  const aadhar = page.getByRole('region', { name: 'Aadhar card (required)' })
  await aadhar.locator('input[type=file]').setInputFiles(pdf('front.pdf'))
  await expect(aadhar.getByRole('listitem')).toHaveCount(1)
  await expect(aadhar.getByRole('button', { name: /Add/ })).toHaveCount(0)

  const chooser = page.waitForEvent('filechooser')
  await aadhar.getByRole('button', { name: 'Replace front.pdf' }).click()
  await (await chooser).setFiles(pdf('both-sides.pdf'))
  await expect(aadhar.getByRole('listitem')).toHaveText(/both-sides\.pdf/)
  await reports.getByRole('button', { name: 'Remove x-ray.pdf' }).click()
  await expect(reports.getByRole('listitem')).toHaveCount(1)
  await page.reload()
  await expect(reports.getByRole('listitem')).toHaveText(/blood\.pdf/)
  await reports.getByRole('button', { name: 'View blood.pdf' }).click()
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Open the PDF' })).toHaveAttribute(
    'href',
    /\/api\/files\//,
  )
  await page.getByRole('button', { name: 'Close' }).click()
  const names = (await customer.api.call<{ name: string }[]>('/document')).map(({ name }) => name)
  expect(names.toSorted()).toEqual(['blood.pdf', 'both-sides.pdf'])
})

test('booking without a package is refused with a message, and a callback is confirmed', async ({
  signedInAs,
  people,
}) => {
  const customer = await people.customer()
  const page = await signedInAs(customer)
  await page.goto('/service-details?service=physiotherapy')
  await fillDetails(page)
  await agree(page)
  await page.getByRole('button', { name: 'See packages and prices' }).click()
  await page.getByRole('button', { name: 'Book', exact: true }).click()
  await expect(page.getByRole('alert')).toHaveText('Please complete all required information before booking.')

  await page.getByRole('button', { name: 'Request Callback' }).click()
  const dialog = page.getByRole('dialog', { name: 'Request a callback' })
  await dialog.getByLabel('Package you are asking about').selectOption('Weekly 5 sessions')
  await dialog.getByLabel('Evening 5-8').check()
  await dialog.getByLabel('Notes').fill('After six, please')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await page.reload()
  await page.getByRole('button', { name: 'Request Callback' }).click()
  await expect(dialog.getByLabel('Evening 5-8')).toBeChecked()
  await expect(dialog.getByLabel('Notes')).toHaveValue('After six, please')
  await dialog.getByLabel('Package you are asking about').selectOption('Weekly 5 sessions')
  await loseAnswer(page, '**/api/callback')
  await dialog.getByRole('button', { name: 'Request Callback' }).click()
  await expect(dialog.getByText('Your request could not be sent. Please try again.')).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'Request Callback' }).click()
  await dialog.getByLabel('Package you are asking about').selectOption('Weekly 5 sessions')
  await dialog.getByRole('button', { name: 'Request Callback' }).click()

  await page.waitForURL('**/thank-you')
  await expect(page.getByRole('heading', { name: 'We call you back' })).toBeVisible()
  await expect(page.getByText('Evening 5-8', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Track request' })).toHaveAttribute('href', '/profile')
  await expect(page.getByRole('link', { name: 'Modify booking' })).toHaveAttribute('href', '/contact')
  expect(await page.evaluate(() => localStorage.getItem('serviceType'))).toBeNull()
  expect(await customer.api.call<unknown[]>('/callback')).toHaveLength(1)

  await page.getByRole('link', { name: 'Track request' }).click()
  const requests = page.locator('section', { has: page.getByRole('heading', { name: 'Callback requests' }) })
  await expect(requests.getByRole('listitem')).toHaveCount(1)
  await expect(requests).toContainText('Weekly 5 sessions')
  await expect(requests).toContainText('Waiting: we will call you')
  await page.goto('/profile#analytics')
  await expect(page.getByText('Request sent to our team')).toBeVisible()
  await expect(page.locator('main')).not.toContainText(/[A-Z]+_[A-Z]+/)
})
