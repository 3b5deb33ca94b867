import Box from '@mui/material/Box'
import { useTheme } from '@mui/material/styles'
import { addDays } from '@thodu/api/contract/time'
import { type KeyboardEvent, useMemo, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { tokensOf } from '../../../app/looks/tokens.ts'
import { formatHours } from '../../../words/formats.ts'
import { formatBriefDay, formatDay, formatSpan, today } from '../../../words/visit-times.ts'
import { boardColours } from './board-colours.ts'
import { moveOnBoard } from './move-on-board.ts'
import { useGiveOnBoard } from './use-give-on-board.ts'
import { WeekCells } from './WeekCells.tsx'
import { idleLast, isIdle, type RosterWeek, rowBeside, visitOf, type WeekRow } from './week-cells.ts'

type OnAway = (caretaker: { _id: string; name: string }) => void

const arrows: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 }

/**
 * Keyboard control: moves the focus, picks a visit up, moves it and drops it.
 * @returns whether the key was handled
 */
function useBoardKeys(week: RosterWeek, board: ReturnType<typeof useGiveOnBoard>) {
  const table = useRef<HTMLTableElement>(null)
  const { held } = board
  function press({ key, target }: KeyboardEvent): boolean {
    if (held?.by === 'keys') {
      if (key === 'Enter') board.drop()
      else if (key === 'Escape') board.putBack()
      else board.moveOver(rowBeside(week.rows.length, held.over, arrows[key] ?? 0))
      return key !== 'Tab'
    }
    const visit = key.toLowerCase() === 'm' && target instanceof HTMLElement && visitOf(week, target.dataset.visit)
    if (visit && visit.status === 'planned') board.pickUp(visit, 'keys')
    else return table.current !== null && moveOnBoard(table.current, key)
    return true
  }
  return { table, press }
}

/** The week as an accessible table: a row for each caretaker, unassigned visits first, a column for each day. */
export function WeekTable({ week: given, onAway }: { week: RosterWeek; onAway: OnAway }) {
  const translate = useTranslate()
  const colours = boardColours(tokensOf(useTheme().palette.mode))
  const week = useMemo(() => idleLast(given), [given])
  const [showsIdle, setShowsIdle] = useState(false)
  const board = useGiveOnBoard(week)
  const { held } = board
  const { table, press } = useBoardKeys(week, board)
  const now = today()
  const isOpen = showsIdle || held !== null
  const idle = week.rows.filter(isIdle).flatMap(({ caretaker }) => caretaker?.name ?? [])
  const busy = week.rows.length - idle.length
  const caption = translate('visits.roster.caption', {
    from: formatDay(week.from),
    until: formatDay(addDays(week.from, 6)),
  })
  return (
    // A wide board scrolls in its own box, also by keyboard, because its buttons take the focus.
    <Box className="roster-box" sx={colours}>
      <p className="roster-held" role="status">
        {held?.by === 'keys' &&
          `${translate('visits.roster.held', { hours: formatSpan(held.visit.startsAt, held.visit.endsAt), patient: held.visit.booking.patientName })} ${translate(
            'visits.roster.over',
            { name: week.rows[held.over]?.caretaker?.name ?? translate('visits.roster.openRow') },
          )}`}
      </p>
      <table
        className="roster-table"
        ref={table}
        onKeyDown={(event) => {
          if (!event.ctrlKey && !event.metaKey && !event.altKey && press(event)) event.preventDefault()
        }}
        onBlur={held?.by === 'keys' ? board.putBack : undefined}
      >
        <caption>{caption}</caption>
        <DaysHead days={week.days} today={now} />
        <tbody>
          {week.rows.slice(0, isOpen ? undefined : busy).map((row, place) => (
            <tr
              key={row.caretaker?._id ?? 'open'}
              className={[!row.caretaker && 'is-open', isIdle(row) && 'is-idle', held?.over === place && 'is-target']
                .filter(Boolean)
                .join(' ')}
              onDragOver={(event) => {
                if (!held) return
                event.preventDefault()
                board.moveOver(place)
              }}
              onDrop={(event) => {
                event.preventDefault()
                board.drop()
              }}
            >
              <RowHead row={row} onAway={onAway} />
              <WeekCells
                row={row}
                days={week.days}
                today={now}
                onDrag={(visit) => (visit ? board.pickUp(visit, 'pointer') : board.putBack())}
              />
            </tr>
          ))}
          {idle.length > 0 && (
            <tr className="roster-idle roster-tools">
              <td colSpan={week.days.length + 1}>
                <button
                  type="button"
                  className="roster-more"
                  aria-expanded={isOpen}
                  onClick={() => setShowsIdle(!showsIdle)}
                >
                  {`${translate('visits.roster.withoutVisits', { smart_count: idle.length })}: ${idle.join(', ')}`}
                </button>
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </Box>
  )
}

function DaysHead({ days, today: now }: { days: RosterWeek['days']; today: string }) {
  const translate = useTranslate()
  return (
    <thead>
      <tr>
        <th scope="col">{translate('visits.roster.who')}</th>
        {days.map((day) => (
          <th key={day} scope="col" aria-current={day === now ? 'date' : undefined}>
            {formatBriefDay(day)}
          </th>
        ))}
      </tr>
    </thead>
  )
}

function RowHead({ row: { caretaker }, onAway }: { row: WeekRow; onAway: OnAway }) {
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
      <Link to={`/roster/caretaker/${_id}`}>{name}</Link>{' '}
      <span className={minutes > maxMinutes ? 'roster-aside is-over' : 'roster-aside'}>
        {minutes > maxMinutes ? `⚠ ${hours}` : hours}
      </span>
      <button
        type="button"
        className="roster-away roster-tools"
        aria-label={`${translate('visits.off.away')}: ${name}`}
        onClick={() => onAway({ _id, name })}
      >
        {translate('visits.off.away')}
      </button>
    </th>
  )
}
