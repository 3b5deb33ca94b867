import { useTranslate } from 'react-admin'
import { VisitButton } from './VisitButton.tsx'
import { cellOf, type WeekRow } from './week-cells.ts'

type WeekCellsProps = {
  row: WeekRow
  days: readonly string[]
  today: string
  /** The day of the visit that is moved over this row. */
  heldDay?: string | undefined
  /** Shows the number of visits of a day instead of the visits. */
  isFolded?: boolean
}

export function WeekCells({ days, ...given }: WeekCellsProps) {
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
