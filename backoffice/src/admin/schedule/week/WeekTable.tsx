import Box from '@mui/material/Box'
import { useTheme } from '@mui/material/styles'
import { addDays } from '@thodu/api/contract/time'
import { type DragEvent, type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { tokensOf } from '../../../app/looks/tokens.ts'
import { formatBriefDay, formatDay, formatSpan, today } from '../../../words/visit-times.ts'
import { BoardRow, type OnAway } from './BoardRow.tsx'
import { boardColours } from './board-colours.ts'
import { moveOnBoard } from './move-on-board.ts'
import { RowChunk } from './RowChunk.tsx'
import { useGiveOnBoard } from './use-give-on-board.ts'
import { dayOf, isWithoutVisits, orderRows, type RosterWeek, rowBeside, visitOf } from './week-cells.ts'

const arrows: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 }
const chunk = 40

type Board = ReturnType<typeof useGiveOnBoard>

const closest = (target: EventTarget, selector: string): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null

/**
 * Keyboard control: moves the focus, picks a visit up, moves it and drops it.
 * @returns whether the key was handled
 */
function useBoardKeys(week: RosterWeek, board: Board) {
  const table = useRef<HTMLTableElement>(null)
  const { held } = board
  const over = held?.by === 'keys' ? held.over : undefined
  useEffect(() => {
    if (over === undefined) return
    table.current?.querySelector(`tr[data-place="${over}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [over])
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

/** Drag and drop of all rows; a row does not draw again while the pointer is over another one. */
const dragOf = (week: RosterWeek, board: Board) => ({
  onDragStart({ target, dataTransfer }: DragEvent) {
    const visit = visitOf(week, closest(target, '[data-visit]')?.dataset.visit)
    if (!visit) return
    dataTransfer.effectAllowed = 'move'
    dataTransfer.setData('text/plain', visit.booking.bookingId)
    board.pickUp(visit, 'pointer')
  },
  onDragOver(event: DragEvent) {
    const place = closest(event.target, 'tr[data-place]')?.dataset.place
    if (!board.held || place === undefined) return
    event.preventDefault()
    board.moveOver(Number(place))
  },
  onDrop(event: DragEvent) {
    event.preventDefault()
    board.drop()
  },
  onDragEnd: board.putBack,
})

/** A week wider than its box shows today first. */
function useTodayInView() {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const [head, now] = ['th', 'th[aria-current]'].map((cell) => box.current?.querySelector<HTMLElement>(cell))
    if (box.current && head && now) box.current.scrollLeft = now.offsetLeft - head.offsetWidth
  }, [])
  return box
}

const placesOf = (from: number, until: number): number[] =>
  Array.from({ length: Math.ceil(Math.max(0, until - from) / chunk) }, (_, count) => from + count * chunk)

type WeekTableProps = { week: RosterWeek; search: string; onAway: OnAway }

/** The week as an accessible table: a row for each caretaker, unassigned visits first, a column for each day. */
export function WeekTable({ week: given, search, onAway }: WeekTableProps) {
  const translate = useTranslate()
  const colours = boardColours(tokensOf(useTheme().palette.mode))
  const week = useMemo(() => orderRows(given, search), [given, search])
  const [showsIdle, setShowsIdle] = useState(false)
  const board = useGiveOnBoard(week)
  const { held } = board
  const { table, press } = useBoardKeys(week, board)
  const box = useTodayInView()
  const now = today()
  const isOpen = showsIdle || held !== null || search.trim() !== ''
  const idle = week.rows.filter(isWithoutVisits).flatMap(({ caretaker }) => caretaker?.name ?? [])
  const busy = week.rows.length - idle.length
  const heldDay = held ? dayOf(held.visit) : undefined
  const caption = translate('visits.roster.caption', {
    from: formatDay(week.from),
    until: formatDay(addDays(week.from, 6)),
  })
  const drawRows = (from: number, until: number) =>
    week.rows.slice(from, until).map((row, at) => {
      const place = from + at
      const isTarget = held?.over === place
      const key = row.caretaker?._id ?? 'open'
      return (
        <BoardRow
          key={key}
          {...{ row, place, isTarget, onAway }}
          days={week.days}
          today={now}
          heldDay={isTarget ? heldDay : undefined}
        />
      )
    })
  const drawChunks = (from: number, until: number) =>
    placesOf(from, until).map((start) => {
      const end = Math.min(start + chunk, until)
      const isNear = start === from || (held !== null && held.over >= start - 1 && held.over <= end)
      return (
        <RowChunk key={start} rows={end - start} columns={week.days.length + 1} isNear={isNear}>
          {drawRows(start, end)}
        </RowChunk>
      )
    })
  return (
    // A wide board scrolls in its own box, also by keyboard, because its buttons take the focus.
    <Box className="roster-box" sx={colours} ref={box}>
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
        {...dragOf(week, board)}
      >
        <caption>{caption}</caption>
        <DaysHead days={week.days} today={now} />
        <tbody className="roster-open">{drawRows(0, 1)}</tbody>
        {drawChunks(1, busy)}
        {isOpen && drawChunks(busy, week.rows.length)}
        {idle.length > 0 && (
          <tbody>
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
          </tbody>
        )}
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
          <th
            key={day}
            scope="col"
            aria-current={day === now ? 'date' : undefined}
            className={day < now ? 'is-past' : undefined}
          >
            {formatBriefDay(day)}
          </th>
        ))}
      </tr>
    </thead>
  )
}
