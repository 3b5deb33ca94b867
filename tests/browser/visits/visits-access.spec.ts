import { expectAccessible, expectAccessibleIn } from '../../support/axe.ts'
import { expect, test } from '../../support/browser-fixtures.ts'
import { at, type MovedDays, startMovedDays } from './moved-days.ts'

const thursday = '2026-11-26'
let days: MovedDays
test.beforeAll(async ({ browser }) => {
  days = await startMovedDays(browser, at(thursday, '09:00'))
  await days.plan(thursday, { rules: [{ code: 'D', weekday: 0, caretaker: null }] })
  await days.people.asha.api.call('/caretaker/time-off', {
    method: 'POST',
    body: {
      startsAt: at('2026-12-05', '00:00').toISOString(),
      endsAt: at('2026-12-06', '00:00').toISOString(),
      kind: 'leave',
      reason: 'A wedding in Karimnagar',
    },
  })
})
test.afterAll(() => days.end())

const calendars = () => {
  const { lakshmi } = days.people
  return [`caretaker/${lakshmi.user._id}`, `booking/${days.booking._id}`].flatMap((whose) =>
    ['month', 'week'].map((view) => `/admin/roster/${whose}?view=${view}&day=${thursday}`),
  )
}

for (const [rootSize, widths, boards] of [
  ['100%', [320, 1280], ['/admin/today', '/admin/roster']],
  ['200%', [1280], []],
] as const)
  test(`visits, time off and calendars are accessible at ${widths.join(' and ')} px, text ${rootSize}`, async () => {
    test.setTimeout(300_000)
    const page = await days.open(days.people.admin, '/admin/visits')
    await page.addInitScript((size) => {
      addEventListener('DOMContentLoaded', () => document.documentElement.style.setProperty('font-size', size))
    }, rootSize)
    for (const path of [...boards, '/admin/visits', '/admin/time-off', ...calendars()]) {
      await page.goto(new URL(path, page.url()).href)
      await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty()
      const names = page.getByText(/Lakshmi Goud|Narsamma Rao|Asha Begum/)
      await expect(names.filter({ visible: true }).first()).toBeVisible()
      await expectAccessibleIn(page, widths, `${path}, text ${rootSize}`)
    }
    await page.context().close()
  })

test('with the keyboard only a visit opens and returns the focus, and time off is entered and decided', async () => {
  test.setTimeout(120_000)
  const page = await days.open(days.people.admin, '/admin/visits')
  const open = page.getByRole('button', { name: 'Fri, Nov 27, 8:00 AM to 8:00 PM' })
  await open.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Fri, Nov 27, 8:00 AM to 8:00 PM' })
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused()
  await expectAccessible(page, 'a visit over the list')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(open).toBeFocused()

  for (const path of calendars()) {
    await page.goto(new URL(path, page.url()).href)
    await expect(page.getByText('8:00 AM–8:00 PM').first()).toBeVisible()
    await page.getByRole('group', { name: 'View of the calendar' }).getByRole('button', { pressed: true }).focus()
    const isOnVisit = () =>
      page.evaluate(() => {
        const { activeElement, body } = document
        return activeElement !== body && activeElement?.textContent?.includes('8:00 AM–8:00 PM') === true
      })
    for (let presses = 0; !(await isOnVisit()); presses += 1) {
      if (presses > 20) throw new Error(`no visit of ${path} is reached by twenty tabs`)
      await page.keyboard.press('Tab')
    }
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: /8:00 AM to 8:00 PM$/ })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }

  await page.goto(new URL('/admin/time-off', page.url()).href)
  await page.getByRole('button', { name: 'Enter time off' }).focus()
  await page.keyboard.press('Enter')
  const entering = page.getByRole('dialog', { name: 'Enter time off' })
  await entering.getByRole('combobox', { name: 'Caretaker' }).selectOption({ label: 'Asha Begum' })
  await entering.getByRole('button', { name: 'Until…' }).focus()
  await page.keyboard.press('Enter')
  await entering.getByLabel('From').fill('2026-12-08T08:00')
  await entering.getByLabel('Until', { exact: true }).fill('2026-12-08T07:00')
  await expectAccessible(page, 'entering time off')
  await expect(entering.getByRole('button', { name: 'Save' })).toBeDisabled()
  await expect(entering.getByText('Enter day and time first.')).toBeVisible()
  await entering.getByLabel('Until', { exact: true }).fill('2026-12-08T20:00')
  // A disabled button has no focus, so Enter would be pressed elsewhere.
  await expect(entering.getByRole('button', { name: 'Save' })).toBeEnabled()
  await entering.getByRole('button', { name: 'Save' }).focus()
  await page.keyboard.press('Enter')
  await expect(entering).toHaveCount(0)
  const request = page.getByRole('listitem').filter({ hasText: 'A wedding in Karimnagar' })
  await request.getByRole('button', { name: 'Approve' }).focus()
  await page.keyboard.press('Enter')
  await expect(request).toHaveCount(0)
  await page.context().close()
})
