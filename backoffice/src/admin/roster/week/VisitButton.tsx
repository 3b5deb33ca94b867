import { useTranslate } from 'react-admin'
import { useOpenVisit } from '../../visits/dialog/use-open-visit.ts'
import { StandingShape } from '../../visits/parts/VisitBadge.tsx'
import { standingLooks, standingOf } from '../../visits/parts/visit-looks.ts'
import { formatSpan } from '../../visits/parts/visit-times.ts'
import type { BoardVisit } from './week-cells.ts'

/**
 * A visit on the board: "08–20 · TH7K2Q · Hanamkonda" with how it stands as shape and word; opens its dialog. That it is planned
 * as usual, and for whom, is for those who listen, and for the phone, which has the room.
 */
export function VisitButton({ visit, showsWho = false }: { visit: BoardVisit; showsWho?: boolean }) {
  const translate = useTranslate()
  const openVisit = useOpenVisit()
  const standing = standingOf(visit)
  const { booking, caretaker } = visit
  const who = caretaker?.name ?? translate('visits.nobody')
  return (
    <button
      type="button"
      className={`roster-visit is-${standingLooks[standing].colour}`}
      onClick={() => openVisit(visit._id)}
    >
      <span className="roster-hours">
        <StandingShape standing={standing} />
        {`${formatSpan(visit.startsAt, visit.endsAt)} `}
        <span className={standing === 'planned' ? 'roster-unseen' : ''}>{translate(`visits.status.${standing}`)}</span>
      </span>
      <span>{`${booking.bookingId} · ${booking.area}`}</span>
      <span className={showsWho ? '' : 'roster-unseen'}>
        {showsWho ? `${booking.patientName} · ${who}` : booking.patientName}
      </span>
    </button>
  )
}
