import type { CDPSession, Locator, Page } from '@playwright/test'

/** What a task took: clicks and taps, keys, seconds of the machine alone, bytes over the line. */
export type Effort = { clicks: number; keys: number; seconds: number; kilobytes: number }

/**
 * Somebody's hand on mouse and keyboard: everything a task does goes through it, so that nothing is done uncounted. It
 * waits for nobody: the seconds are those that the product takes, not those in which people read and think.
 */
export async function createHand(page: Page) {
  let clicks = 0
  let keys = 0
  let bytes = 0
  let begun = performance.now()
  const cdp: CDPSession = await page.context().newCDPSession(page)
  await cdp.send('Network.enable')
  cdp.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  return {
    page,
    async click(target: Locator): Promise<void> {
      clicks += 1
      await target.click()
    },
    /** Types where the keyboard stands. */
    async type(text: string): Promise<void> {
      keys += text.length
      await page.keyboard.type(text)
    },
    async press(key: string): Promise<void> {
      keys += 1
      await page.keyboard.press(key)
    },
    /** A day into its field: a click, and a key for each of its digits. */
    async giveDay(target: Locator, day: string): Promise<void> {
      clicks += 1
      keys += day.replace(/\D/g, '').length
      await target.fill(day)
    },
    /** What is seen when a step is done. */
    async sees(target: Locator): Promise<void> {
      await target.first().waitFor({ timeout: 20_000 })
    },
    async seesNot(target: Locator): Promise<void> {
      await target.first().waitFor({ state: 'hidden', timeout: 20_000 })
    },
    begin(): void {
      clicks = 0
      keys = 0
      bytes = 0
      begun = performance.now()
    },
    end: (): Effort => ({ clicks, keys, seconds: (performance.now() - begun) / 1_000, kilobytes: bytes / 1_024 }),
  }
}
export type Hand = Awaited<ReturnType<typeof createHand>>
