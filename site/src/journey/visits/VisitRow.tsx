import type { FamilyVisit } from '@thodu/api/contract/visits/visits.schema'
import { formatTaskResult } from '@thodu/api/contract/words/tell-tick'
import { formatTime, formatWeekday } from '#words/language/formats.ts'
import { visits as words } from '#words/visits.ts'
import { Done } from '../ui/Done.tsx'
import { AbsentPanel } from './AbsentPanel.tsx'
import { ComplaintPanel } from './ComplaintPanel.tsx'
import { DoorCode } from './door/DoorCode.tsx'
import { formatVisit, formatVisitDay, formatVisitHours } from './format-visit.ts'
import { isAtTheDoor } from './visit-rules.ts'

export type VisitChange = 'move' | 'skip'

const changesOf = ({ moveClosed }: FamilyVisit): VisitChange[] => (moveClosed === null ? ['move', 'skip'] : ['skip'])

type Props = {
  visit: FamilyVisit
  now: number
  onChange?: (change: VisitChange) => void
  onChanged?: (() => void) | undefined
  /** Result of the change that the family has just made. */
  done?: string | undefined
}

/** The caregiver's note to the family; without a name when the caregiver is no longer known. */
const LeftWords = ({ visit: { caretaker, forFamily } }: { visit: FamilyVisit }) => (
  <figure className="visit-words">
    <figcaption className="small soft">{caretaker ? words.fromWhom(caretaker.name) : words.fromVisit}</figcaption>
    <blockquote>{forFamily}</blockquote>
  </figure>
)

const Ticked = ({ ticks }: { ticks: FamilyVisit['tasks'] }) => (
  <ul className="visit-ticks" aria-label={words.ticked}>
    {ticks.map((tick) => (
      <li key={tick.code} data-tick={tick.result}>
        {formatTaskResult(words.tasks, tick)}
      </li>
    ))}
  </ul>
)

export function VisitRow({ visit, now, onChange, onChanged, done }: Props) {
  const day = formatVisitDay(visit, now)
  const why = visit.closed ?? visit.moveClosed
  const isAhead = visit.status === 'planned' && Date.parse(visit.startsAt) > now
  return (
    <li className="visit" data-visit={visit.status}>
      <p>
        <b>{day}</b>, {formatVisitHours(visit)}
        <br />
        {formatVisit(visit, now)}
      </p>
      {done && <Done>{done}</Done>}
      {visit.tasks.length > 0 && <Ticked ticks={visit.tasks} />}
      {visit.forFamily && <LeftWords visit={visit} />}
      {visit.troubles.map(({ kind, at }) => (
        <p key={kind + at} className="visit-trouble">
          {words.trouble(words.troubles[kind], `${formatWeekday(at)}, ${formatTime(at)}`)}
        </p>
      ))}
      {isAhead && visit.closed === null && onChange && (
        <div className="visit-changes">
          {changesOf(visit).map((change) => (
            <button
              key={change}
              type="button"
              className="button button-small button-quiet"
              onClick={() => onChange(change)}
            >
              {words[change]}
              <span className="visually-hidden">: {words.ofDay(day)}</span>
            </button>
          ))}
        </div>
      )}
      {isAhead && onChange && why !== null && <p className="small soft">{why.text}</p>}
      {onChanged && isAtTheDoor(visit, now) && <DoorCode visit={visit} />}
      {onChanged && <AbsentPanel visit={visit} now={now} onChanged={onChanged} />}
      <ComplaintPanel visit={visit} day={day} onChanged={onChanged} />
    </li>
  )
}
