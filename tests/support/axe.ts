import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import { expect } from './browser-fixtures.ts'

type Scheme = 'light' | 'dark'

/** Rules that depend on the colour scheme. Each other rule is checked once for both. */
const colourRules = ['color-contrast', 'link-in-text-block']

const standsIn = (page: Page, colourScheme: Scheme) =>
  page.waitForFunction((wanted) => {
    const paper = getComputedStyle(document.body).backgroundColor
    const [red, green, blue, alpha = 1] = (paper.match(/[\d.]+/g) ?? []).map(Number)
    if (red === undefined || green === undefined || blue === undefined || alpha === 0)
      throw new Error(`the page has no paper of its own: ${paper}`)
    return (red + green + blue < 384 ? 'dark' : 'light') === wanted
  }, colourScheme)

/** Waits until no colour and opacity has changed for three frames, because colour schemes, toasts and dialogs fade. */
const standsStill = (page: Page) =>
  page.evaluate(async () => {
    const readColours = () =>
      [...document.querySelectorAll('body, body *')]
        .map((element) => getComputedStyle(element))
        .map(({ color, backgroundColor, opacity }) => `${color} on ${backgroundColor} ${opacity}`)
        .join()
    let [before, still] = ['', 0]
    while (still < 3) {
      await new Promise(requestAnimationFrame)
      const now = readColours()
      still = now === before ? still + 1 : 0
      before = now
    }
  })

type PageWithAxe = Window & typeof globalThis & { axe: typeof axe }
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Adds axe to a page once. Our pages have no frames that would need it too. */
async function ensureAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
}

async function findViolations(page: Page, colourScheme: Scheme): Promise<string[]> {
  await page.emulateMedia({ colorScheme: colourScheme, reducedMotion: 'reduce' })
  await standsIn(page, colourScheme)
  await standsStill(page)
  await ensureAxe(page)
  return page.evaluate(
    async ([scheme, rules]) => {
      const { violations } = await (window as PageWithAxe).axe.run(document, {
        resultTypes: ['violations'],
        // Style sheets are preloaded for experimental rules only, so only media is.
        preload: { assets: ['media'] },
        ...(rules ? { runOnly: { type: 'rule', values: rules } } : {}),
      })
      return violations.map(({ id, nodes }) => `${scheme} ${id}: ${nodes.map(({ html }) => html).join(' ')}`)
    },
    [colourScheme, colourScheme === 'dark' ? colourRules : undefined] as const,
  )
}

/** Both colour schemes, the current one first, because redrawing takes as long as the check. */
async function readSchemes(page: Page): Promise<[Scheme, Scheme]> {
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)
  return isDark ? ['dark', 'light'] : ['light', 'dark']
}

/** Checks the page with axe in light and dark. Violations fail the test at its end. */
export async function expectAccessible(page: Page, name: string): Promise<void> {
  for (const scheme of await readSchemes(page)) expect.soft(await findViolations(page, scheme), name).toEqual([])
}

async function expectNoOverflow(page: Page, name: string): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect.soft(overflow, `${name}: not wider than the screen`).toBeLessThanOrEqual(0)
}

/**
 * Checks the page at these widths in px, in light and dark, with axe and for overflow. It begins with the current width, so
 * pages are opened at different widths.
 */
export async function expectAccessibleIn(
  page: Page,
  widths: readonly number[],
  name: string,
  expectFitting = expectNoOverflow,
): Promise<void> {
  const now = page.viewportSize()?.width
  const inOrder = [...widths.filter((one) => one === now), ...widths.filter((one) => one !== now)]
  const [first, second] = await readSchemes(page)
  const looks = [
    ...inOrder.map((width) => ({ width, scheme: first })),
    ...inOrder.toReversed().map((width) => ({ width, scheme: second })),
  ]
  for (const { width, scheme } of looks) {
    await page.setViewportSize({ width, height: 800 })
    await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0)
    expect.soft(await findViolations(page, scheme), `${name}, ${width} px`).toEqual([])
    if (scheme === first) await expectFitting(page, `${name}, ${width} px`)
  }
}
