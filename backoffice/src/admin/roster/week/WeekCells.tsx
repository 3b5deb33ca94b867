import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { VisitButton } from './VisitButton.tsx'
import { type BoardVisit, cellOf, shownAtOnce, type WeekRow } from './week-cells.ts'

type Drag = (visit: BoardVisit | null) => void
type WeekCellsProps = { row: WeekRow; days: readonly string[]; today: string; onDrag: Drag }

export function WeekCells({ row, days, today, onDrag }: WeekCellsProps) {
  return days.map((day) => <Cell key={day} row={row} day={day} isToday={day === today} onDrag={onDrag} />)
}

function Cell({ row, day, isToday, onDrag }: { row: WeekRow; day: string; isToday: boolean; onDrag: Drag }) {
  const translate = useTranslate()
  const [isOpen, setOpen] = useState(false)
  const { visits, timeOff } = cellOf(row, day)
  const folded = Math.max(0, visits.length - shownAtOnce(visits))
  return (
    <td className={isToday ? 'is-today' : undefined}>
      {timeOff.map(({ _id, kind }) => (
        <span key={_id} className="roster-off">
          {translate(`visits.roster.off.${kind}`)}
        </span>
      ))}
      {visits.map((visit, place) => (
        <VisitButton
          key={visit._id}
          visit={visit}
          isFolded={!isOpen && place >= visits.length - folded}
          onDrag={onDrag}
        />
      ))}
      {folded > 0 && (
        <button
          type="button"
          className="roster-more roster-tools"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? translate('visits.roster.fewer') : translate('visits.roster.more', { smart_count: folded })}
        </button>
      )}
    </td>
  )
}
