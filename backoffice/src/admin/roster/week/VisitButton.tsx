import { brand } from '@thodu/api/contract/page-values'
import { type DragEvent, useState } from 'react'
import { useTranslate } from 'react-admin'
import { formatSpan } from '../../../words/visit-times.ts'
import { useOpenVisit } from '../../visits/dialog/use-open-visit.ts'
import { StandingShape } from '../../visits/parts/VisitBadge.tsx'
import { stateLooks, stateOf } from '../../visits/parts/visit-looks.ts'
import type { BoardVisit } from './week-cells.ts'

type VisitButtonProps = {
  visit: BoardVisit
  showsWho?: boolean
  isFolded?: boolean
  onDrag?: ((visit: BoardVisit | null) => void) | undefined
}

/** On paper only visits that did not take place show their state as a word. */
const saidOnPaper = ['absent', 'missed', 'skipped', 'cancelled']
const signOf = (standing: string): string =>
  standing === 'planned' ? 'roster-unseen' : saidOnPaper.includes(standing) ? '' : 'roster-area'

/**
 * A visit on the board: "8:00 AM–8:00 PM · Narsamma Rao · Hanamkonda" with its state. Opens the dialog, which has the booking's
 * ID. Only screen readers read the state "planned".
 */
export function VisitButton({ visit, showsWho = false, isFolded = false, onDrag }: VisitButtonProps) {
  const translate = useTranslate()
  const openVisit = useOpenVisit()
  const [isHeld, setHeld] = useState(false)
  const standing = stateOf(visit)
  const { booking, caretaker } = visit
  const hold = (held: boolean): void => {
    setHeld(held)
    onDrag?.(held ? visit : null)
  }
  const drag = onDrag &&
    visit.status === 'planned' && {
      draggable: true,
      onDragStart(event: DragEvent) {
        event.dataTransfer.effectAllowed = 'move'
        event.dataTransfer.setData('text/plain', booking.bookingId)
        hold(true)
      },
      onDragEnd: () => hold(false),
    }
  const classes = ['roster-visit', `is-${stateLooks[standing].colour}`, isHeld && 'is-held', isFolded && 'is-folded']
  return (
    <button
      type="button"
      className={classes.filter(Boolean).join(' ')}
      data-visit={visit._id}
      onClick={() => openVisit(visit._id)}
      {...drag}
    >
      <span className="roster-hours">
        <span className="roster-area">
          <StandingShape standing={standing} />
        </span>
        {`${formatSpan(visit.startsAt, visit.endsAt)} `}
        <span className={signOf(standing)}>{`${translate(`visits.status.${standing}`)} `}</span>
      </span>
      <span className="roster-patient">{`${booking.patientName} `}</span>
      {booking.area !== brand.city && <span className="roster-area">{`${booking.area} `}</span>}
      {showsWho && <span>{caretaker?.name ?? translate('visits.nobody')}</span>}
    </button>
  )
}
