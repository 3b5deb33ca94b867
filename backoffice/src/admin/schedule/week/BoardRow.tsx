import EventBusyIcon from '@mui/icons-material/EventBusy'
import { memo, useState } from 'react'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { formatHours } from '../../../words/formats.ts'
import { VisitButton } from './VisitButton.tsx'
import { type BoardVisit, cellOf, dayOf, isWithoutVisits, type WeekRow } from './week-cells.ts'

type WeekCellsProps = {
  row: WeekRow
  days: readonly string[]
  today: string
  /** The day of the visit that is moved over this row. */
  heldDay?: string | undefined
  /** Shows the number of visits of a day instead of the visits. */
  isFolded?: boolean
}

function WeekCells({ days, ...given }: WeekCellsProps) {
  return days.map((day) => <Cell key={day} day={day} {...given} />)
}

const classOf = (day: string, today: string, heldDay: string | undefined): string | undefined =>
  [day === today && 'is-today', day < today && 'is-past', day === heldDay && 'is-drop'].filter(Boolean).join(' ') ||
  undefined

type CellProps = Omit<WeekCellsProps, 'days'> & { day: string }
function Cell({ row, day, today, heldDay, isFolded = false }: CellProps) {
  const translate = useTranslate()
  const { visits, timeOff } = cellOf(row, day)
  return (
    <td className={classOf(day, today, heldDay)}>
      {timeOff.map(({ _id, kind }) => (
        <span key={_id} className="roster-off">
          {translate(`visits.roster.off.${kind}`)}
        </span>
      ))}
      {isFolded ? (
        visits.length > 0 && <span className="roster-off">{visits.length}</span>
      ) : (
        <div className="roster-lines">
          {visits.map((visit) => (
            <VisitButton key={visit._id} visit={visit} isPast={day < today} />
          ))}
        </div>
      )}
    </td>
  )
}

export type OnAway = (caretaker: { _id: string; name: string }) => void

type BoardRowProps = {
  row: WeekRow
  /** Its position on the board. */
  place: number
  days: readonly string[]
  today: string
  /** A visit is moved over this row. */
  isTarget: boolean
  heldDay: string | undefined
  onAway: OnAway
}

/** The visits of one caretaker, or those without one, which can be folded to their numbers. */
export const BoardRow = memo(function BoardRow({ row, place, isTarget, onAway, ...cells }: BoardRowProps) {
  const [isFolded, setFolded] = useState(false)
  const classes = [!row.caretaker && 'is-open', isWithoutVisits(row) && 'is-idle', isTarget && 'is-target']
  return (
    <tr className={classes.filter(Boolean).join(' ') || undefined} data-place={place}>
      {row.caretaker ? (
        <CaretakerHead caretaker={row.caretaker} onAway={onAway} />
      ) : (
        <OpenHead
          visits={row.visits.filter((visit) => isAhead(visit, cells.today)).length}
          isFolded={isFolded}
          onFold={() => setFolded(!isFolded)}
        />
      )}
      <WeekCells row={row} {...cells} isFolded={isFolded && !row.caretaker} />
    </tr>
  )
})

/** Whether the visit can still get a caretaker. */
const isAhead = (visit: BoardVisit, today: string): boolean => visit.status === 'planned' && dayOf(visit) >= today

type OpenHeadProps = { visits: number; isFolded: boolean; onFold: () => void }
function OpenHead({ visits, isFolded, onFold }: OpenHeadProps) {
  const translate = useTranslate()
  return (
    <th scope="row">
      {`${translate('visits.roster.openRow')} ${visits > 0 ? visits : ''}`}
      {visits > 0 && (
        <button type="button" className="roster-fold roster-tools" aria-expanded={!isFolded} onClick={onFold}>
          {translate(isFolded ? 'visits.roster.unfold' : 'visits.roster.fold')}
        </button>
      )}
    </th>
  )
}

type CaretakerHeadProps = { caretaker: NonNullable<WeekRow['caretaker']>; onAway: OnAway }
function CaretakerHead({ caretaker: { _id, name, minutes, maxMinutes }, onAway }: CaretakerHeadProps) {
  const translate = useTranslate()
  const hours = translate('visits.roster.hours', { hours: formatHours(minutes), max: formatHours(maxMinutes) })
  return (
    <th scope="row">
      <Link to={`/roster/caretaker/${_id}`}>{name}</Link>{' '}
      <span className={minutes > maxMinutes ? 'roster-aside is-over' : 'roster-aside'}>
        {minutes > maxMinutes ? `⚠ ${hours}` : hours}
      </span>{' '}
      <button
        type="button"
        className="roster-away roster-tools"
        aria-label={`${translate('visits.off.away')}: ${name}`}
        title={translate('visits.off.away')}
        onClick={() => onAway({ _id, name })}
      >
        <EventBusyIcon fontSize="small" />
      </button>
    </th>
  )
}
