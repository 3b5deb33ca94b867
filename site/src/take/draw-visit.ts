import type { TakePage } from '@thodu/api/contract/offers/offers.schema'
import { formatRupees } from '@thodu/api/contract/words/formats'
import { formatTime, formatWeekday } from '#words/language/formats.ts'
import { language } from '#words/language/language.ts'
import { take as words } from '#words/take.ts'
import { element } from '../scripts/element.ts'

export type TakeVisit = TakePage['visits'][number]
export type GiveAnswer = (visit: TakeVisit, answer: 'yes' | 'no') => void

/** Draws an offered visit: day, hours, part of the city, kind of care, pay, and the answer or its buttons (rule OFFER-2). */
export function drawVisit(visit: TakeVisit, failure: string, onAnswer: GiveAnswer): HTMLElement {
  const { startsAt, endsAt, area, care, pay, state } = visit
  const card = element('section', '', 'card take-visit')
  const day = formatWeekday(startsAt)
  const hours = words.hours(formatTime(startsAt), formatTime(endsAt))
  card.append(element('h2', day), element('p', hours, 'take-hours'))
  for (const fact of [area, care]) if (fact !== '') card.append(element('p', fact))
  if (pay !== null) card.append(element('p', words.pay(formatRupees(pay, language)), 'take-pay'))
  const status = element('p', state === 'open' ? failure : words.states[state], 'take-state')
  status.setAttribute('role', 'status')
  status.dataset.state = state === 'open' ? 'error' : state
  if (state === 'open') {
    const buttons = element('div', '', 'take-answers')
    for (const answer of ['yes', 'no'] as const) {
      const button = element('button', words[answer], answer === 'yes' ? 'button' : 'button button-quiet')
      button.type = 'button'
      button.ariaLabel = words[`${answer}Of`](`${day}, ${hours}`)
      button.addEventListener('click', () => {
        for (const one of buttons.querySelectorAll('button')) one.disabled = true
        button.textContent = words.sending
        onAnswer(visit, answer)
      })
      buttons.append(button)
    }
    card.append(buttons)
  }
  card.append(status)
  return card
}
