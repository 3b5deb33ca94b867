import type { Booking } from '@thodu/api/contract/bookings/bookings.schema'
import type { FamilyVisit, PastVisitsAnswer } from '@thodu/api/contract/visits/visits.schema'
import { useEffect, useRef } from 'react'
import { common } from '#words/common.ts'
import { visits as words } from '#words/visits.ts'
import { Alert } from '../ui/Alert.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { useHistory } from './use-history.ts'
import { VisitRow } from './VisitRow.tsx'
import { WhoseTimes } from './WhoseTimes.tsx'

type Props = {
  booking: Pick<Booking, '_id' | 'bookingId'>
  recent?: readonly FamilyVisit[]
  first?: PastVisitsAnswer
  now: number
  onChanged?: () => void
}

/** Past visits of a booking, latest first, loaded page by page (rule JRN-20). */
export default function VisitHistory({ booking, recent = [], first, now, onChanged }: Props) {
  const { visits, more, isRead, state, readEarlier } = useHistory(booking, recent, first)
  const list = useRef<HTMLUListElement>(null)
  /** Row that gets the focus once more rows are loaded: the clicked button may be gone then. */
  const goTo = useRef<number>(undefined)
  useEffect(() => {
    const row = goTo.current !== undefined && visits.length > goTo.current && list.current?.children[goTo.current]
    if (!(row instanceof HTMLElement)) return
    goTo.current = undefined
    row.tabIndex = -1
    row.focus()
  }, [visits.length])
  const shown = new Set(recent.map(({ _id }) => _id))
  return (
    <details
      className="disclosure"
      onToggle={(event) => {
        if (event.currentTarget.open && !isRead) void readEarlier()
      }}
    >
      <summary>
        <span>
          {words.past}
          <span className="visually-hidden"> {booking.bookingId}</span>
        </span>
      </summary>
      <div>
        {first && <WhoseTimes at={now} />}
        <ul className="plain" ref={list}>
          {visits.map((visit) => (
            <VisitRow
              key={visit._id}
              visit={visit}
              now={now}
              onChanged={shown.has(visit._id) ? onChanged : undefined}
            />
          ))}
        </ul>
        {state === 'loading' && <Spinner />}
        {state === 'failed' && (
          <Alert tone="error">
            <p>{words.earlierFailed}</p>
            <button type="button" className="button button-small" onClick={() => void readEarlier()}>
              {common.tryAgain}
            </button>
          </Alert>
        )}
        {more && state !== 'failed' && (
          <button
            type="button"
            className="button button-small button-quiet"
            aria-disabled={state === 'loading'}
            onClick={() => {
              goTo.current = visits.length
              void readEarlier()
            }}
          >
            {words.earlier}
          </button>
        )}
      </div>
    </details>
  )
}
