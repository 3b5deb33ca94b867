import { brand } from '@thodu/api/contract/page-values'
import { useTranslate } from 'react-admin'
import { formatHour, formatSpan } from '../../../words/visit-times.ts'
import { useOpenVisit } from '../../visits/dialog/use-open-visit.ts'
import { StandingShape } from '../../visits/parts/VisitBadge.tsx'
import { stateLooks } from '../../visits/parts/visit-looks.ts'
import { type BoardVisit, boardStateOf } from './week-cells.ts'

/** On paper only visits that did not take place show their state as a word. */
const saidOnPaper = ['absent', 'missed', 'skipped', 'cancelled']

type VisitButtonProps = { visit: BoardVisit; isPast?: boolean }

/**
 * A visit of the week in one line: "08–20 Narsamma Rao". Screen readers read full times, state and area. Opens the dialog.
 * A visit of a past day shows its first hour only, and no colour.
 */
export function VisitButton({ visit, isPast = false }: VisitButtonProps) {
  const translate = useTranslate()
  const openVisit = useOpenVisit()
  const standing = boardStateOf(visit)
  const { booking, startsAt, endsAt, status } = visit
  const hours = formatSpan(startsAt, endsAt)
  const area = booking.area === brand.city ? '' : booking.area
  const state = translate(`visits.status.${standing}`)
  return (
    <button
      type="button"
      className={isPast ? 'roster-visit is-past' : `roster-visit is-${stateLooks[standing].colour}`}
      data-visit={visit._id}
      draggable={status === 'planned' || undefined}
      onClick={() => openVisit(visit._id)}
    >
      <span className="roster-shape">
        <StandingShape standing={standing} />
      </span>
      <span className="roster-hours" aria-hidden="true">
        {formatHour(startsAt)}
        <span className="roster-until">{`–${formatHour(endsAt)}`}</span>{' '}
      </span>
      <span className="roster-unseen">{`${hours} `}</span>
      <span className={saidOnPaper.includes(standing) ? 'roster-unseen roster-on-paper' : 'roster-unseen'}>
        {`${state} `}
      </span>
      <span className="roster-patient" title={[hours, state, booking.patientName, area].filter(Boolean).join(', ')}>
        {`${booking.patientName} `}
      </span>
      {area && <span className="roster-unseen">{area}</span>}
    </button>
  )
}

/** The line of the caretaker shows these states. */
const saidByWho = ['open', 'unassigned']

/** A visit in the list of a day, with full times, area and caretaker. */
export function VisitLine({ visit, isPast = false }: VisitButtonProps) {
  const translate = useTranslate()
  const openVisit = useOpenVisit()
  const standing = boardStateOf(visit)
  const { booking, caretaker } = visit
  return (
    <button
      type="button"
      className={isPast ? 'roster-entry is-past' : `roster-entry is-${stateLooks[standing].colour}`}
      onClick={() => openVisit(visit._id)}
    >
      <span className="roster-entry-hours">
        <StandingShape standing={standing} />
        {`${formatSpan(visit.startsAt, visit.endsAt)} `}
        {!saidByWho.includes(standing) && (
          <span className={standing === 'planned' ? 'roster-unseen' : ''}>
            {`${translate(`visits.status.${standing}`)} `}
          </span>
        )}
      </span>
      <span className="roster-entry-patient">{`${booking.patientName} `}</span>
      {booking.area !== brand.city && `${booking.area} `}
      <span className="roster-entry-who">{caretaker?.name ?? translate('visits.nobody')}</span>
    </button>
  )
}
