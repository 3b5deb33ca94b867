import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './browser-fixtures.ts'

/** Rules whose answer depends on the colours of a scheme; every other one judges what stands in both. */
const colourRules = ['color-contrast', 'link-in-text-block']

/** The colours in which the page stands, as its paper tells. */
const readScheme = (page: Page) =>
  page.evaluate(() => {
    const paper = getComputedStyle(document.body).backgroundColor
    const [red, green, blue, alpha = 1] = (paper.match(/[\d.]+/g) ?? []).map(Number)
    if (red === undefined || green === undefined || blue === undefined || alpha === 0)
      throw new Error(`the page has no paper of its own: ${paper}`)
    return red + green + blue < 384 ? 'dark' : 'light'
  })

async function findViolations(page: Page, colourScheme: 'light' | 'dark'): Promise<string[]> {
  await page.emulateMedia({ colorScheme: colourScheme, reducedMotion: 'reduce' })
  // A home draws itself anew in the other colours when it gets round to it; for those who want no motion they come at once.
  await expect.poll(() => readScheme(page), { message: 'the colours of the page' }).toBe(colourScheme)
  // No page of ours has a frame, so that axe need not open a page of its own to look into them.
  const axe = new AxeBuilder({ page }).setLegacyMode(true)
  axe.options({
    resultTypes: ['violations'],
    ...(colourScheme === 'dark' ? { runOnly: { type: 'rule', values: colourRules } } : {}),
  })
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => `${colourScheme} ${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

/** Fails, at the end of the test, for whatever axe finds on the page as it stands, in light and in dark. */
export async function expectAccessible(page: Page, name: string): Promise<void> {
  for (const scheme of ['dark', 'light'] as const) expect.soft(await findViolations(page, scheme), name).toEqual([])
}
