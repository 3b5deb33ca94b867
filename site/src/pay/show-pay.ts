import type { PayPage } from '@thodu/api/contract/money/money.schema'
import { formatRupees } from '@thodu/api/contract/words/formats'
import { brand } from '#words/language/brand.ts'
import { language } from '#words/language/language.ts'
import { pay as words } from '#words/pay.ts'
import { element } from '../scripts/element.ts'
import { startPostForm } from '../scripts/post-form.ts'
import { drawWays } from './draw-ways.ts'

type Parts = { heading: HTMLElement; lead: HTMLElement; ways: HTMLElement; claim: HTMLElement; form: HTMLFormElement }

/** Timeout of a load, in ms. */
const patience = 15_000

const leads: Readonly<Record<PayPage['state'], (page: PayPage) => string>> = {
  asked: ({ reference }) => words.asked(brand.words.name, reference),
  claimed: () => words.claimed,
  confirmed: ({ reference }) => words.confirmed(reference),
  rejected: ({ reason }) => words.rejected(reason ?? ''),
}

/** Folds the ways to pay after "I have paid". */
function fold(drawn: HTMLElement[]): HTMLElement {
  const folded = element('details', '')
  folded.append(element('summary', words.notYet), ...drawn)
  return folded
}

/**
 * Shows how to pay the request of the link and sends "I have paid" (rules MON-6, MON-7). Without a connection the last data
 * stays; nothing is stored.
 */
export function showPay({ heading, lead, ways, claim, form }: Parts): void {
  const key = decodeURIComponent(location.hash.slice(1))
  let seen: PayPage | undefined

  /** Renders only changes: a reload in the background takes no focus and closes nothing. */
  function draw(page: PayPage): void {
    const before = JSON.stringify(seen)
    seen = page
    lead.textContent = leads[page.state](page)
    if (before === JSON.stringify(page)) return
    const isOpen = page.state === 'asked' || page.state === 'claimed'
    heading.textContent = words.heading(formatRupees(page.amount, language))
    claim.hidden = !isOpen
    const drawn = drawWays(page)
    ways.replaceChildren(...(page.state === 'claimed' && drawn.length > 0 ? [fold(drawn)] : drawn))
  }
  function end(text: string): void {
    ways.replaceChildren()
    claim.hidden = true
    lead.textContent = text
  }
  async function look(): Promise<void> {
    if (key === '') return end(words.wrong)
    const limit = new AbortController()
    setTimeout(() => limit.abort(), patience)
    try {
      const answer = await fetch('/api/pay', {
        headers: { 'X-Pay-Link': key },
        signal: limit.signal,
      })
      if (answer.status === 404) return end(words.wrong)
      if (answer.status === 429 && !seen) return end(words.tooMany)
      if (!answer.ok) throw new Error(String(answer.status))
      draw((await answer.json()) as PayPage)
    } catch {
      lead.textContent = seen ? words.offline : words.failed
    }
  }
  startPostForm(form, { headers: { 'X-Pay-Link': key }, onSent: () => void look() })
  addEventListener('hashchange', () => location.reload())
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) void look()
  })
  addEventListener('online', () => void look())
  void look()
}
