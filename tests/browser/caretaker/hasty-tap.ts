import type { Locator, Page } from '@playwright/test'
import { restTime, settleTime } from '../../../backoffice/src/caretaker/outbox/hasty-tap.ts'

/** Both clocks are the machine's; a tap a little later than allowed is never taken for a hasty one. */
const margin = 100

/** Waits as long as the app ignores taps on a question that has just come. */
export const outlastHastyTap = (page: Page): Promise<void> => page.waitForTimeout(settleTime + margin)

/** Waits as long as the app ignores taps on the next step after one was taken. */
export const outlastRest = (page: Page): Promise<void> => page.waitForTimeout(restTime + margin)

/** Starts the visit on a caretaker's phone for a family that does not find its code. The question takes no hasty tap. */
export async function startWithoutCode(page: Page | Locator): Promise<void> {
  await page.getByRole('button', { name: 'Start visit' }).click()
  await outlastHastyTap('page' in page ? page.page() : page)
  await page.getByRole('button', { name: 'Start visit' }).click()
}
