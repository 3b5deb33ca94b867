import EventBusyIcon from '@mui/icons-material/EventBusy'
import { memo, useState } from 'react'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { formatHours } from '../../../words/formats.ts'
import { WeekCells } from './WeekCells.tsx'
import { type BoardVisit, dayOf, isWithoutVisits, type WeekRow } from './week-cells.ts'

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
