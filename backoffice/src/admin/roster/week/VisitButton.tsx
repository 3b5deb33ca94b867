import { useTranslate } from 'react-admin'
import { useOpenVisit } from '../../visits/dialog/VisitDialogHost.tsx'
import { useSayHours } from '../../visits/parts/use-say-hours.ts'
import { StandingShape } from '../../visits/parts/VisitBadge.tsx'
import type { Visit } from '../../visits/parts/visit-calls.ts'
import { standingLooks, standingOf } from '../../visits/parts/visit-looks.ts'
import { formatSpan } from '../../visits/parts/visit-times.ts'

/** A visit on the board: "08–20 · TH7K2Q · Hanamkonda" with how it stands as shape and word; opens its dialog. */
export function VisitButton({ visit, showsWho = false }: { visit: Visit; showsWho?: boolean }) {
  const translate = useTranslate()
  const openVisit = useOpenVisit()
  const sayHours = useSayHours()
  const standing = standingOf(visit)
  const { booking, caretaker } = visit
  const status = translate(`visits.status.${standing}`)
  const spoken = translate('visits.roster.visit', {
    hours: sayHours(visit),
    booking: `${booking.bookingId} ${booking.patientName}`,
    area: booking.area,
    status,
  })
  const who = caretaker?.name ?? translate('visits.nobody')
  return (
    <button
      type="button"
      className={`roster-visit is-${standingLooks[standing].colour}`}
      aria-label={showsWho ? `${spoken}, ${who}` : spoken}
      onClick={() => openVisit(visit._id)}
    >
      <span className="roster-hours">
        <StandingShape standing={standing} />
        {formatSpan(visit.startsAt, visit.endsAt)}
        {standing !== 'planned' && <span className="roster-status">{status}</span>}
      </span>
      <span>{`${booking.bookingId} · ${booking.area}`}</span>
      {showsWho && <span>{`${booking.patientName} · ${who}`}</span>}
    </button>
  )
}
