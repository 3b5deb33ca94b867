import type { Booking } from '@thodu/api/contract/bookings/bookings.schema'
import type { OfficeMoney } from '@thodu/api/contract/money/money.schema'
import { dayInCity } from '@thodu/api/contract/time'
import { expectAccessible } from '../../support/axe.ts'
import { expect, test } from '../../support/browser-fixtures.ts'
import { type Person, patientDetails } from '../../support/people.ts'
import { makeJob } from '../caretaker/jobs.ts'

test.use({ ownServer: 'money', takesMoney: true })

async function planFromToday(admin: Person, { _id }: Booking): Promise<void> {
  const shifts = [{ code: 'D', start: '08:00', minutes: 720 }]
  const body = { startsOn: dayInCity(new Date()), days: [0, 1, 2, 3, 4, 5, 6], mode: 'visits', shifts }
  await admin.api.call(`/admin/bookings/${_id}/roster`, { method: 'POST', body })
}

test('a week is requested, paid after a typing error, confirmed, and the rest refunded (rules MON-5 to MON-8, MON-15)', async ({
  browser,
  server,
  people,
  signedInAs,
}) => {
  test.setTimeout(120_000)
  const admin = await people.admin()
  const { caretaker, customer, booking } = await makeJob(people, { status: 'active', startsIn: 0 })
  await planFromToday(admin, booking)
  const office = await signedInAs(admin)
  await office.goto(`/admin/bookings/${booking._id}?tab=money`)
  const card = office.getByRole('region', { name: 'Money' })
  await card.getByRole('button', { name: 'Request payment' }).click()
  const asked = office.getByRole('textbox', { name: 'Amount in ₹' })
  const suggested = await asked.inputValue()
  await asked.fill('1.5')
  await asked.press('Enter')
  await expect(office.getByText('Enter a whole number of rupees, 1 or more.').first()).toBeVisible()
  await asked.fill(suggested)
  await asked.press('Enter')
  await expect(card.getByText('requested')).toBeVisible()
  await expectAccessible(office, 'the money of a booking')

  const context = await browser.newContext({ locale: 'en-US', timezoneId: 'Asia/Kolkata' })
  const family = await context.newPage()
  await family.setViewportSize({ width: 360, height: 740 })
  await family.goto(`${server.url}/robots.txt`)
  await family.evaluate((token) => localStorage.setItem('token', token), customer.token)
  await family.goto(`${server.url}/profile#bookings`)
  const hash = await family.getByRole('link', { name: 'How to pay' }).evaluate(({ hash }: HTMLAnchorElement) => hash)
  await family.goto(`${server.url}/pay${hash}`)
  await expect(family.getByRole('heading', { level: 1 })).toHaveText(/to pay$/)
  await expect(family.getByText('care@examplebank')).toBeVisible()
  await expect(family.getByRole('main').getByText('Lakshmi Rao')).toHaveCount(0)
  await expectAccessible(family, 'a page to pay on')
  await family.getByLabel('UTR', { exact: false }).fill('41234567890')
  await family.getByRole('button', { name: 'I have paid' }).click()
  await expect(family.getByText('Enter the 12-digit UTR.').first()).toBeVisible()
  await family.getByLabel('UTR', { exact: false }).fill('4123 4567 8901')
  await family.getByRole('button', { name: 'I have paid' }).click()
  await expect(family.getByText('Thank you. We will confirm it when the bank shows the payment.').first()).toBeVisible()
  await family.reload()
  await expect(family.getByText('Thank you. We will confirm it when the bank shows the payment.').first()).toBeVisible()

  await office.goto('/admin/money')
  await expect(office.getByText(/· claimed paid$/)).toBeVisible()
  await expect(office.getByText('Given by the family: 412345678901')).toBeVisible()
  await expectAccessible(office, 'money that needs action')
  await office.getByRole('button', { name: /^Confirm / }).click()
  const reference = office.getByRole('textbox', { name: 'UTR or reference of the bank' })
  await expect(reference).toHaveValue('412345678901')
  await reference.press('Enter')
  await expect(office.getByText('Confirmed. The receipt is issued.')).toBeVisible()
  await family.goto(`${server.url}/profile#bookings`)
  await expect(family.getByText(/^Paid until .* \(7 visits ahead\)\.$/)).toBeVisible()
  await family.getByText('Visits, payments and receipts').click()
  await family.getByRole('button', { name: /^Show Receipt R\// }).click()
  await expect(family.getByRole('dialog').getByRole('heading', { name: 'Receipt' })).toBeVisible()
  await expectAccessible(family, 'a receipt')
  expect(await family.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)

  await family.goto(`${server.url}/robots.txt`)
  await family.evaluate((token) => localStorage.setItem('token', token), caretaker.token)
  await family.goto(`${server.url}/caretaker`)
  await expect(family.getByText(patientDetails.patientName).first()).toBeVisible()
  await expect(family.getByText(/paid|UPI|receipt/i)).toHaveCount(0)
  await context.close()

  await admin.api.call(`/admin/bookings/${booking._id}/status`, {
    method: 'PUT',
    body: { status: 'cancelled', reason: 'In hospital' },
  })
  await office.goto(`/admin/bookings/${booking._id}?tab=money`)
  await card.getByRole('button', { name: 'Settle' }).click()
  const settling = office.getByRole('dialog')
  await expect(settling.getByText(/to refund$/)).toBeVisible()
  await expectAccessible(office, 'settling')
  await settling.getByRole('button', { name: 'Save' }).click()
  await expect(card.getByText(/to refund, reference/)).toBeVisible()
  await card.getByRole('button', { name: /^Mark refund as sent/ }).click()
  await office.getByRole('textbox', { name: 'UTR or reference of the bank' }).fill('412345678901')
  await office.keyboard.press('Enter')
  await expect(office.getByText(/^This reference is already confirmed for/).first()).toBeVisible()
  await office.getByRole('textbox', { name: 'UTR or reference of the bank' }).fill('412345678902')
  await office.keyboard.press('Enter')
  await expect(card.getByText('Nothing to pay')).toBeVisible()
  const left = await admin.api.call<OfficeMoney>(`/admin/bookings/${booking._id}/money`)
  expect([left.balance, left.documents.map(({ series }) => series).toSorted()]).toEqual([0, ['F', 'R']])
})
