import { randomUUID } from 'node:crypto'
import { careTaskCodes, type Tick } from '@thodu/api/contract/tasks/care-tasks'
import { listDoorCodes } from '../../../api/src/visits/door-code.ts'
import type { DemoCast } from '../demo-cast.ts'
import type { DemoEvent } from '../timeline.ts'
import { type DemoVisit, readStatus } from './demo-visits.ts'

const minute = 60_000

/** Notes from caretaker to caretaker. */
const notes = [
  'Ate well, walked to the gate. (demo)',
  'Tablets are in the blue box on the shelf. (demo)',
  'Slept badly, please let her rest until nine. (demo)',
]

/** Notes for the family. */
const told = [
  'Ate two rotis and some curd, and slept from one to three. (demo)',
  'Sat in the sun for an hour; all tablets are given. (demo)',
] as const

/** Results of all tasks; the server drops those this family's office does not list. */
const tick = (index: number): Tick[] =>
  careTaskCodes.map((code) => ({ code, result: code === 'meals' && index % 5 === 4 ? 'refused' : 'done' }))

const before = { start: 'planned', end: 'started' } as const

/**
 * A few minutes off, as in real life.
 * @param index makes visits differ
 * @param from start of the visit, in minutes
 */
export function playVisit(cast: DemoCast, visit: DemoVisit, index: number, from = visit.starts_min): DemoEvent[] {
  const caretaker = cast.caretakers.find(({ id }) => id === visit.caretaker_id)
  if (!caretaker) return []
  const press = (kind: 'start' | 'end', at: number): DemoEvent => ({
    at,
    async run() {
      // Since the morning the care may have ended, or a substitute may have been assigned.
      if ((await readStatus(cast, visit)) !== before[kind]) return
      const door = { visit: visit.id, kind }
      const code = listDoorCodes(cast.deps.config.secret, door, Math.floor(at / minute))[0]?.code
      await cast.ask(caretaker, 'POST', `/caretaker/visits/${visit.id}/${kind}`, {
        clientEventId: randomUUID(),
        // Most families read the code aloud.
        ...(code === undefined || index % 9 === 8 ? {} : { code }),
        ...(kind === 'end' && index % 7 !== 6 ? { tasks: tick(index) } : {}),
        ...(kind === 'end' && index % 3 === 0 ? { note: notes[(index / 3) % notes.length] ?? '' } : {}),
        ...(kind === 'end' && index % 2 === 0 ? { forFamily: told[(index / 2) % told.length] ?? '' } : {}),
      })
    },
  })
  return [press('start', (from + (index % 7)) * minute), press('end', (visit.ends_min - 2 - (index % 5)) * minute)]
}
