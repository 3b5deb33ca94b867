import Box from '@mui/material/Box'
import { useTheme } from '@mui/material/styles'
import { useRef } from 'react'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { tokensOf } from '../../../app/looks/tokens.ts'
import { addDays, formatBriefDay, formatDay, formatHours, today } from '../../visits/parts/visit-times.ts'
import { boardColours } from './board-colours.ts'
import { moveOnBoard } from './move-on-board.ts'
import { VisitButton } from './VisitButton.tsx'
import { cellOf, type RosterWeek, type WeekRow } from './week-cells.ts'

/** The week as a table that reads as one: a row for each caretaker, open visits first, a column for each day. */
export function WeekTable({ week }: { week: RosterWeek }) {
  const translate = useTranslate()
  const table = useRef<HTMLTableElement>(null)
  const colours = boardColours(tokensOf(useTheme().palette.mode))
  const now = today()
  const caption = translate('visits.roster.caption', {
    from: formatDay(week.from),
    until: formatDay(addDays(week.from, 6)),
  })
  return (
    // Wider than a tablet, it scrolls in its own box, by keyboard too: its buttons take the focus along.
    <Box className="roster-box" sx={colours}>
      <table
        className="roster-table"
        ref={table}
        onKeyDown={(event) => {
          if (table.current && moveOnBoard(table.current, event.key)) event.preventDefault()
        }}
      >
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{translate('visits.roster.who')}</th>
            {week.days.map((day) => (
              <th key={day} scope="col" aria-current={day === now ? 'date' : undefined}>
                {formatBriefDay(day)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {week.rows.map((row) => (
            <tr key={row.caretaker?._id ?? 'open'}>
              <RowHead row={row} />
              {week.days.map((day) => (
                <Cell key={day} row={row} day={day} isToday={day === now} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  )
}

function RowHead({ row: { caretaker } }: { row: WeekRow }) {
  const translate = useTranslate()
  const say = (key: string, values?: Record<string, unknown>) => translate(`visits.roster.${key}`, values)
  if (!caretaker)
    return (
      <th scope="row">
        {say('openRow')}
        <span className="roster-aside">{say('openHint')}</span>
      </th>
    )
  const { _id, name, minutes, maxMinutes } = caretaker
  const hours = say('hours', { hours: formatHours(minutes), max: formatHours(maxMinutes) })
  return (
    <th scope="row">
      <Link to={`/roster/caretaker/${_id}`}>{name}</Link>
      <span className={minutes > maxMinutes ? 'roster-aside is-over' : 'roster-aside'}>
        {minutes > maxMinutes ? `⚠ ${hours}` : hours}
      </span>
    </th>
  )
}

function Cell({ row, day, isToday }: { row: WeekRow; day: string; isToday: boolean }) {
  const translate = useTranslate()
  const { visits, timeOff } = cellOf(row, day)
  return (
    <td className={isToday ? 'is-today' : undefined}>
      {timeOff.map(({ _id, kind }) => (
        <span key={_id} className="roster-off">
          {translate(`visits.roster.off.${kind}`)}
        </span>
      ))}
      {visits.map((visit) => (
        <VisitButton key={visit._id} visit={visit} />
      ))}
    </td>
  )
}
