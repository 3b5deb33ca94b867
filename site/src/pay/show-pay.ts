import type { PayPage } from '@thodu/api/contract/money/money.schema'
import { formatRupees } from '@thodu/api/contract/words/formats'
import { brand } from '#words/language/brand.ts'
import { language } from '#words/language/language.ts'
import { pay as words } from '#words/money/pay.ts'
import { element } from '../scripts/element.ts'
import { startPostForm } from '../scripts/post-form.ts'
import { drawWays } from './draw-ways.ts'

type Parts = { heading: HTMLElement; lead: HTMLElement; ways: HTMLElement; claim: HTMLElement; form: HTMLFormElement }

/** How long a look may take, in ms. */
const patience = 15_000

/** What stands where the request stands, in one sentence. */
const leads: Readonly<Record<PayPage['state'], (page: PayPage) => string>> = {
  asked: ({ reference }) => words.asked(brand.words.name, reference),
  claimed: () => words.claimed,
  confirmed: ({ reference }) => words.confirmed(reference),
  rejected: ({ reason }) => words.rejected(reason ?? ''),
}

/** Who has said it is paid is not asked to pay again. */
function fold(drawn: HTMLElement[]): HTMLElement {
  const folded = element('details', '')
  folded.append(element('summary', words.notYet), ...drawn)
  return folded
}

/**
 * Shows what one request needs to be paid, by the link in the address, and says that it was paid (rules MON-6, MON-7). What was
 * seen stays on the page when there is no line; nothing is kept beyond it.
 */
export function showPay({ heading, lead, ways, claim, form }: Parts): void {
  const key = decodeURIComponent(location.hash.slice(1))
  let seen: PayPage | undefined

  /** Only what changed is drawn anew: a look in the background takes no focus and closes nothing. */
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
