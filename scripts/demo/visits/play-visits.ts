import { dayInCity, startOfDayInCity } from '@thodu/api/contract/time'
import { startTimer } from '../../../api/src/system/tick.ts'
import type { DemoCast } from '../demo-cast.ts'
import type { DemoEvent } from '../timeline.ts'
import { readVisits } from './demo-visits.ts'
import { playVisit } from './play-visit.ts'
import { createSpecialDays } from './special-days.ts'

const hour = 3_600_000
const day = 24 * hour
/** Length of the demo's history, in days. */
const length = 44
/** Before the first visit of a day. */
const morning = 5 * hour

/** Plays each morning the server's scheduled work, then the visits of that day. */
export function playVisits(cast: DemoCast): DemoEvent[] {
  const today = startOfDayInCity(dayInCity(new Date()))
  const special = createSpecialDays(cast)
  return Array.from({ length: length + 1 }, (_, index) => {
    const at = today - (length - index) * day + morning
    return {
      at,
      async run() {
        await startTimer(cast.deps)
        const visits = await readVisits(cast, at)
        const { visits: others, events } = await special(length - index, visits)
        for (const { id } of index < length ? visits.filter(({ caretaker_id }) => caretaker_id === null) : []) {
          const body = { reason: 'Nobody was free (demo)', charge: 'none' }
          await cast.ask(cast.admin, 'POST', `/admin/visits/${id}/skip`, body)
        }
        const usual = visits.filter(({ id }) => !others.has(id))
        return [...events, ...usual.flatMap((visit, place) => playVisit(cast, visit, index + place))]
      },
    }
  })
}
