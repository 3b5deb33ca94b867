import { expectAccessible } from '../../support/axe.ts'
import { expect, test } from '../../support/browser-fixtures.ts'
import { samplePhoto } from '../../support/samples/sample-files.ts'
import { makeJob } from '../caretaker/jobs.ts'

test('the office chooses a photo of who comes, and her family sees it, also on a phone (rule DAY-19)', async ({
  people,
  signedInAs,
}) => {
  const { customer, caretaker } = await makeJob(people, { status: 'active', startsIn: 0 })
  const office = await signedInAs(await people.admin())
  await office.goto(`/admin/caretakers/${caretaker.user._id}`)
  await office.getByRole('button', { name: 'Choose a photo' }).waitFor()
  const file = { name: 'IMG_2041.jpg', mimeType: 'image/jpeg', buffer: await samplePhoto(1_200, 900) }
  await office.locator('input[type=file]').setInputFiles(file)
  await expect(office.getByText('The photo was changed.')).toBeVisible()
  await expect(office.getByRole('img', { name: /^Photo of/ })).toBeVisible()
  await expectAccessible(office, 'a caretaker with a photo')

  const page = await signedInAs(customer)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/profile')
  const face = page.locator('img.caregiver-face')
  await expect(face).toBeVisible()
  // It is drawn, not only named: nothing of the page's policy keeps it out.
  await expect.poll(() => face.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(240)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})
