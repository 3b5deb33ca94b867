import type { TakePage } from '@thodu/api/contract/offers/offers.schema'
import { languageHeader } from '@thodu/api/contract/people/languages'
import { language } from '#words/language/language.ts'
import { take as words } from '#words/take.ts'
import { drawVisit, type TakeVisit } from './draw-visit.ts'

type Parts = Record<'lead' | 'visits', HTMLElement>

/** Timeout of a load or an answer, in ms. */
const patience = 15_000

/**
 * Shows the visits that the link offers, and sends the yes or no to each (rules OFFER-2 to OFFER-4). Without a connection the last
 * data stays; nothing is stored.
 */
export function showTake({ lead, visits }: Parts): void {
  const key = decodeURIComponent(location.hash.slice(1))
  let seen: TakePage | undefined

  const request = (path: string, body?: object) => {
    const limit = new AbortController()
    setTimeout(() => limit.abort(), patience)
    return fetch(path, {
      method: body ? 'POST' : 'GET',
      headers: {
        'X-Take-Link': key,
        ...(language !== 'en' && { [languageHeader]: language }),
        ...(body && { 'Content-Type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: limit.signal,
    })
  }
  /** Renders only changes: a reload in the background takes no focus. */
  function draw(page: TakePage, failed?: { visit: string; text: string }): void {
    const before = JSON.stringify(seen)
    seen = page
    lead.textContent = words[page.decides === 'office' ? 'office' : 'firstYes'](page.caretaker)
    if (!failed && before === JSON.stringify(page)) return
    visits.replaceChildren(
      ...page.visits.map((visit) =>
        drawVisit(visit, failed?.visit === visit._id ? failed.text : '', (one, answer) => void give(one, answer)),
      ),
    )
  }
  function end(text: string): void {
    seen = undefined
    visits.replaceChildren()
    lead.textContent = text
  }
  async function give({ _id: visit }: TakeVisit, answer: 'yes' | 'no'): Promise<void> {
    try {
      const response = await request('/api/take/answer', { visit, answer })
      if (response.status === 404) return end(words.wrong)
      const body: Partial<TakePage> & { message?: string } = await response.json()
      if (response.ok) draw(body as TakePage)
      else if (seen) draw(seen, { visit, text: body.message ?? words.notSent })
    } catch {
      if (seen) draw(seen, { visit, text: words.notSent })
    }
  }
  async function look(): Promise<void> {
    if (key === '') return end(words.wrong)
    try {
      const response = await request('/api/take')
      if (response.status === 404) return end(words.wrong)
      if (response.status === 429 && !seen) return end(words.tooMany)
      if (!response.ok) throw new Error(String(response.status))
      draw((await response.json()) as TakePage)
    } catch {
      lead.textContent = seen ? words.offline : words.failed
    }
  }
  addEventListener('hashchange', () => location.reload())
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) void look()
  })
  addEventListener('online', () => void look())
  void look()
}
