import { firstDayOf, monthBefore } from '@thodu/api/contract/payroll/pay-rules'
import { dayInCity } from '@thodu/api/contract/time'
import { expectAccessible } from '../../support/axe.ts'
import { expect, test } from '../../support/browser-fixtures.ts'
import { makeJob } from '../caretaker/jobs.ts'
import { insertVisit } from '../visits/insert-visit.ts'

test.use({ ownServer: 'payroll' })

const minute = 60_000
const month = monthBefore(dayInCity(new Date()).slice(0, 7))
/** Minutes from now to eight in the morning of a day of the month before. */
const startOf = (day: number): number =>
  Math.floor((Date.parse(`${month}-${String(day).padStart(2, '0')}T08:00:00+05:30`) - Date.now()) / minute)

test('a month goes from rates to a shared slip, and the caretaker reads it (rules PAY-1 to PAY-10)', async ({
  browser,
  server,
  people,
  signedInAs,
}) => {
  test.setTimeout(180_000)
  const caretaker = await people.caretaker({ name: 'Sita Devi' })
  const { booking } = await makeJob(people, { caretaker, status: 'active', startsIn: 0 })
  const done = { booking, caretaker, status: 'done' } as const
  for (const day of [4, 5, 6])
    insertVisit(server, { ...done, startsIn: startOf(day), start_proof: 'code', end_proof: 'code' })
  insertVisit(server, { ...done, startsIn: startOf(7), start_proof: 'none', end_proof: 'none' })

  const office = await signedInAs(await people.admin())
  // The address of the former list of worked hours.
  await office.goto(`/admin/worked?month=${month}`)
  await expect(office).toHaveURL(/\/admin\/payroll\?month=/)
  await expect(office.getByRole('row', { name: /^Sita Devi .*No rates yet$/ })).toBeVisible()
  await expectAccessible(office, 'the pay of a month')
  await office.getByRole('link', { name: 'Sita Devi' }).click()
  await expect(office.getByText('Some visits have no rate.')).toBeVisible()
  await office.getByRole('button', { name: 'Set rates' }).click()
  await office.getByRole('textbox', { name: 'Day', exact: true }).fill('700')
  await expect(office.getByLabel('From', { exact: true })).toHaveValue(firstDayOf(month))
  await office.getByRole('button', { name: 'Save' }).click()
  const sums = office.getByRole('region', { name: 'Totals' })
  await expect(sums.getByText('₹2,100').first()).toBeVisible()

  await office.getByRole('button', { name: 'Confirm after a call' }).click()
  await office.getByRole('button', { name: 'Confirm visit' }).click()
  await expect(office.getByText('₹2,800').first()).toBeVisible()
  await office.goto(`/admin/payroll/${caretaker.user._id}?month=${month}`)
  await office.getByRole('button', { name: 'Add advance or correction' }).click()
  const entry = office.getByRole('dialog')
  await entry.getByLabel('Day').fill(`${month}-20`)
  await entry.getByLabel('Amount in rupees').fill('800')
  await entry.getByLabel('Reason, for the pay slip').fill('School fees')
  await entry.getByRole('button', { name: 'Save' }).click()
  await expect(sums.getByText('₹2,000')).toBeVisible()
  await expectAccessible(office, 'the book of a caretaker')

  await office.getByRole('button', { name: 'Close month' }).click()
  await office.getByRole('dialog').getByRole('button', { name: 'Close month' }).click()
  await office.getByRole('button', { name: 'Mark as paid' }).click()
  await office.getByLabel('Bank reference').fill('4123 4567 8901')
  await office.getByRole('button', { name: 'Save' }).click()
  await expect(sums.getByText(/^Paid, UPI, .* 412345678901$/)).toBeVisible()

  await office.getByRole('button', { name: 'Pay slip' }).click()
  const slip = office.getByRole('dialog', { name: 'Pay slip' })
  await expect(slip.getByText('Days: 4 × ₹700')).toBeVisible()
  await expect(slip.getByText('Advance: School fees')).toBeVisible()
  await expectAccessible(office, 'a pay slip')
  const pdf = (await office.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  const draft = decodeURIComponent(
    (await slip.getByRole('link', { name: 'Share in WhatsApp' }).getAttribute('href')) ?? '',
  )
  expect(draft).toContain('Paid out: ₹2,000')

  const context = await browser.newContext({ locale: 'en-US', timezoneId: 'Asia/Kolkata' })
  const phone = await context.newPage()
  await phone.setViewportSize({ width: 360, height: 740 })
  await phone.goto(`${server.url}/robots.txt`)
  await phone.evaluate((token) => localStorage.setItem('token', token), caretaker.token)
  await phone.goto(`${server.url}/caretaker/visits`)
  await phone.getByRole('button', { name: 'Show my pay' }).click()
  await phone.getByRole('button', { name: 'Previous month' }).click()
  await expect(phone.getByText(/^Paid on .*: UPI 412345678901$/)).toBeVisible()
  await expect(phone.getByText(/Advance: School fees$/)).toBeVisible()
  await expectAccessible(phone, "a caretaker's own pay")
  expect(await phone.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await context.close()
})
