import { expect, test } from '../../support/browser-fixtures.ts'
import { book, patientDetails } from '../../support/people.ts'

test('one page holds a family, and every name leads there', async ({ signedInAs, people, page, server }) => {
  const customer = await people.customer({ name: 'Whole Family' })
  const booking = await book(customer, { patientDetails: { ...patientDetails, patientName: 'Bhadramma' } })
  await customer.api.call('/callback', {
    method: 'POST',
    body: {
      serviceType: 'elderly-care',
      selectedPackage: 'standard',
      callbackData: { preferredTime: 'evening', additionalNotes: 'After six, please.' },
      timestamp: new Date().toISOString(),
    },
  })
  await page.request.post(`${server.url}/api/contact`, {
    data: {
      name: 'Whole Family',
      email: customer.email,
      subject: 'About Bhadramma',
      message: 'She sleeps badly.',
      inquiryType: 'support',
    },
  })
  await signedInAs(await people.admin())
  const leads = async (from: string, name = 'Whole Family') => {
    await page.goto(from)
    await page.getByRole('link', { name }).first().click()
    await expect(page).toHaveURL(new RegExp(`/admin/families/${customer.user._id}$`))
  }
  const by = (filter: object) => `?filter=${encodeURIComponent(JSON.stringify(filter))}`
  for (const place of [
    `/admin/bookings${by({ q: customer.email })}`,
    `/admin/bookings/${booking._id}`,
    `/admin/users${by({ q: customer.email })}`,
    `/admin/callbacks${by({ q: customer.email })}`,
    `/admin/messages${by({ q: customer.email })}`,
    `/admin/audit-logs?search=${booking.bookingId}`,
  ])
    await leads(place)
  for (const place of [`/admin/bookings${by({ q: customer.email })}`, `/admin/bookings/${booking._id}`])
    await leads(place, 'Bhadramma')

  const part = (name: string | RegExp) => page.getByRole('region', { name })
  await expect(part('Person')).toContainText(customer.email)
  await expect(part('Bookings (1)').getByRole('link', { name: booking.bookingId })).toBeVisible()
  await expect(part('Patients (1)')).toContainText('Bhadramma')
  await expect(part('Callbacks (1)')).toContainText('After six, please.')
  await expect(part('Messages (1)')).toContainText('She sleeps badly.')
  await expect(part('Documents')).toContainText('None.')
  await expect(part(/^History/)).toContainText('Booking created')

  const notes = part(/^Office notes/)
  await notes.getByRole('textbox', { name: 'New note' }).fill('Speaks Telugu only.')
  await page.reload()
  await expect(notes.getByRole('textbox', { name: 'New note' })).toHaveValue('Speaks Telugu only.')
  await notes.getByRole('button', { name: 'Add note' }).click()
  await expect(page.getByText('The note was saved.')).toBeVisible()
  await expect(notes.getByRole('listitem')).toContainText('Speaks Telugu only.')
  await expect(notes.getByRole('textbox', { name: 'New note' })).toHaveValue('')
  await expect(part(/^History/)).toContainText('Office note added about Whole Family')

  await page.goto('/admin/families/01900000-0000-7000-8000-000000000000')
  await expect(page.getByText('The page you are looking for does not exist.').first()).toBeVisible()
})
