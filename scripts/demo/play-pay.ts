import type { AnswerOf } from '@thodu/api/contract/client/calls'
import { firstDayOf, type Month, monthAfter, monthOf } from '@thodu/api/contract/payroll/pay-rules'
import { addDays, dayInCity, startOfDayInCity } from '@thodu/api/contract/time'
import type { DemoCast } from './demo-cast.ts'
import type { DemoEvent } from './timeline.ts'

const hour = 3_600_000
const day = 24 * hour

/** Each caretaker's rates in whole rupees, from the month in which the demo's history begins. */
export async function setRates({ deps, ask, admin, caretakers }: DemoCast): Promise<void> {
  const from = firstDayOf(monthOf(dayInCity(deps.now())))
  for (const [place, { id }] of caretakers.entries()) {
    const more = (place % 4) * 50
    const rates = { from, day: 650 + more, night: 750 + more, liveIn: 1_200 + more, session: 250 }
    await ask(admin, 'PUT', `/admin/payroll/${id}/rates`, rates)
  }
}

/** Closes the month of each caretaker who worked in it, and pays what is due. */
async function settleMonth({ ask, answer, admin, caretakers }: DemoCast, month: Month): Promise<undefined> {
  type Payroll = AnswerOf<'GET /admin/payroll'>
  const { caretakers: rows } = await answer<Payroll>(admin, 'GET', `/admin/payroll?month=${month}`)
  for (const [place, { id }] of caretakers.entries()) {
    const row = rows.find(({ caretaker }) => caretaker._id === id)
    if (row === undefined || (row.earned === 0 && row.advances === 0)) continue
    await ask(admin, 'POST', `/admin/payroll/${id}/close`, { month })
    if (row.due <= 0) continue
    const reference = `4${String(100_000_000 + place * 7_919).padStart(11, '0')}`
    const payment = place % 5 === 4 ? { method: 'cash' } : { method: 'upi', reference }
    await ask(admin, 'POST', `/admin/payroll/${id}/pay`, { month, ...payment })
  }
}

/** Plays advances, and closes and pays each month of the history on the morning of the second day after it. */
export function playPay(cast: DemoCast): DemoEvent[] {
  const { ask, admin, caretakers } = cast
  const now = Date.now()
  const advance = (place: number, daysAgo: number, amount: number, reason: string): DemoEvent => {
    const at = now - daysAgo * day
    const entry = { kind: 'advance', amount, day: dayInCity(new Date(at)), reason: `${reason} (demo)` }
    return { at, run: () => ask(admin, 'POST', `/admin/payroll/${caretakers[place]?.id}/entries`, entry) }
  }
  const events = [advance(0, 0.1, 1_500, 'School fees'), advance(3, 33, 1_000, 'A doctor for the mother')]
  const current = monthOf(dayInCity(new Date(now)))
  for (let month = monthOf(dayInCity(new Date(now - 46 * day))); month < current; month = monthAfter(month)) {
    const closed = month
    const secondMorning = startOfDayInCity(addDays(firstDayOf(monthAfter(month)), 1)) + 10 * hour
    // On the first day of a month the office is early.
    events.push({ at: Math.min(secondMorning, now), run: () => settleMonth(cast, closed) })
  }
  return events
}
