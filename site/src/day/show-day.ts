import type { DayPage, DayVisit } from '@thodu/api/contract/sharing/sharing.schema'
import { minuteMs } from '@thodu/api/contract/time'
import { formatTaskResult } from '@thodu/api/contract/words/tell-tick'
import { day as words } from '#words/day.ts'
import { formatDate, formatTimeIn } from '#words/language/formats.ts'
import { language } from '#words/language/language.ts'
import { element } from '../scripts/element.ts'
import { formatDayCourse, formatInBothZones, listDays } from './format-day.ts'

function drawVisit(visit: DayVisit, { zone, asOf }: DayPage): HTMLElement {
  const { startsAt, endsAt, startedAt, endedAt, startProof, tasks } = visit
  const item = document.createElement('li')
  item.append(element('b', formatDayCourse(visit, Date.parse(asOf))))
  item.append(element('p', formatInBothZones([startsAt, endsAt], zone)))
  const course = [
    ...(startedAt ? [words.begun(formatInBothZones([startedAt], zone))] : []),
    ...(endedAt ? [words.ended(formatInBothZones([endedAt], zone))] : []),
    ...(startProof === 'family' ? [words.confirmed] : []),
  ]
  for (const line of course) item.append(element('p', line, 'small soft'))
  if (tasks && tasks.length > 0) {
    const list = element('ul', '', 'small')
    list.setAttribute('aria-label', words.ticked)
    list.append(...tasks.map((tick) => element('li', formatTaskResult(words.tasks, tick))))
    item.append(list)
  }
  return item
}

function drawDay(page: DayPage, { name, date, visits }: ReturnType<typeof listDays>[number]): HTMLElement {
  const section = element('section', '', 'card')
  const heading = element('h2', name)
  heading.append(element('span', ` ${date}`, 'small soft'))
  section.append(heading)
  if (visits.length === 0) section.append(element('p', words.none, 'soft'))
  else {
    const list = document.createElement('ul')
    list.append(...visits.map((visit) => drawVisit(visit, page)))
    section.append(list)
  }
  return section
}

type Parts = Record<'heading' | 'lead' | 'days' | 'state', HTMLElement>

/** Timeout of a load, in ms; a slower connection counts as none. */
const patience = 15_000

/**
 * Reloads the days of the link each minute while the page is visible (rule SHARE-5). Without a connection the last data stays;
 * nothing is stored.
 */
export function showDay({ heading, lead, days, state }: Parts): void {
  const key = decodeURIComponent(location.hash.slice(1))
  let seen: DayPage | undefined
  let over = false

  function draw(page: DayPage): void {
    seen = page
    heading.textContent = words.heading(page.patient)
    lead.textContent = words.sharedBy(page.sharedBy, formatDate(page.expiresAt))
    days.replaceChildren(...listDays(page).map((one) => drawDay(page, one)))
    state.textContent = words.asOf(formatTimeIn(Date.parse(page.asOf), page.zone, language))
  }
  function end(): void {
    over = true
    days.replaceChildren()
    lead.textContent = seen ? words.over(seen.sharedBy) : words.wrong
    state.textContent = ''
  }
  async function look(): Promise<void> {
    if (over || document.hidden) return
    const limit = new AbortController()
    setTimeout(() => limit.abort(), patience)
    try {
      const answer = await fetch('/api/day', { headers: { 'X-Day-Link': key }, signal: limit.signal })
      if (answer.status === 404) return end()
      if (!answer.ok) throw new Error(String(answer.status))
      draw((await answer.json()) as DayPage)
    } catch {
      if (!seen) lead.textContent = words.failed
      else state.textContent = words.offline(formatTimeIn(Date.parse(seen.asOf), seen.zone, language))
    }
  }
  addEventListener('hashchange', () => location.reload())
  if (key === '') {
    end()
    return
  }
  void look()
  setInterval(() => void look(), minuteMs)
  document.addEventListener('visibilitychange', () => void look())
  addEventListener('online', () => void look())
}
