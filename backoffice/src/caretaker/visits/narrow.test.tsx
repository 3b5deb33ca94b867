import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../../tests/support/screens/accessible.ts'
import { aVisit } from '../../../harness/rows.ts'
import { showCaretaker } from '../../../harness/show.tsx'
import { lightTokens } from '../../app/looks/tokens.ts'
import { createTranslate } from '../../words/translate.ts'
import { cardColoursOf } from '../job/TodayCard.tsx'
import { visits as hindi, job as jobHindi } from '../words.hi.ts'
import { job as jobTelugu, visits as telugu } from '../words.te.ts'
import { VisitStep } from './VisitStep.tsx'
import '../job/today.css'

test.each([
  ['te', telugu, jobTelugu],
  ['hi', hindi, jobHindi],
] as const)(
  'the code form in %s fits a width of 320 pixels with large text (rule DAY-21)',
  async (language, words, job) => {
    const say = createTranslate({ caretaker: { ...job.caretaker, ...words.caretaker } }, language)
    document.documentElement.style.fontSize = '200%'
    const screen = await showCaretaker(
      <section className="today" aria-label="visit" style={cardColoursOf(lightTokens, 'active')}>
        <VisitStep
          visit={aVisit({ status: 'started', startedAt: new Date().toISOString(), hasCode: true })}
          say={say}
          onSaved={() => undefined}
        />
      </section>,
    )
    await page.viewport(320, 640)
    await screen.getByRole('button').first().click()
    await expect.element(screen.getByRole('textbox').first()).toBeVisible()
    const card = screen.getByRole('region', { name: 'visit' }).element()
    expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
    for (const button of card.querySelectorAll('button')) {
      expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(48)
      expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth)
    }
    expect(card.textContent).not.toContain('caretaker.')
    await expectAccessible()
    document.documentElement.style.fontSize = ''
  },
)

/** Contrast ratio of two colours (WCAG 2.2). */
function contrast(one: string, other: string): number {
  const luminance = (colour: string) =>
    [1, 3, 5]
      .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
      .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
      .reduce((sum, part, place) => sum + part * ([0.2126, 0.7152, 0.0722][place] ?? 0), 0)
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

test('the buttons of a visit have a contrast ratio of at least 7 to 1', () => {
  const colours = cardColoursOf(lightTokens, 'active') as Record<string, string>
  const { '--today-leaf': leaf = '', '--today-on-leaf': onLeaf = '', '--today-raised': raised = '' } = colours
  expect(contrast(leaf, onLeaf)).toBeGreaterThanOrEqual(7)
  expect(contrast(leaf, raised)).toBeGreaterThanOrEqual(7)
})
