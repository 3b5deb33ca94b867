import type { Booking } from '@thodu/api/contract/bookings/bookings.schema'
import type { FamilyVisit } from '@thodu/api/contract/visits/visits.schema'
import { useId, useState } from 'react'
import { visits as words } from '#words/visits.ts'
import { Done } from '../ui/Done.tsx'
import { MoveDialog } from './change/MoveDialog.tsx'
import { SkipDialog } from './change/SkipDialog.tsx'
import { PastVisits } from './PastVisits.tsx'
import VisitHistory from './VisitHistory.tsx'
import { type VisitChange, VisitRow } from './VisitRow.tsx'
import { sortVisits } from './visit-rules.ts'
import { WhoseTimes } from './WhoseTimes.tsx'

type Props = {
  booking: Pick<Booking, '_id' | 'bookingId'>
  visits: readonly FamilyVisit[]
  now: number
  heading: 'h2' | 'h3'
  onChanged: () => void
}
/** A change that was just made: the visit before and after it. */
type Change = { message: string; before: string; after: string }
const dialogs = { move: MoveDialog, skip: SkipDialog } as const satisfies Record<VisitChange, unknown>

/** Today, the next seven visits and the past ones (rule JRN-20). */
export default function VisitList({ booking, visits, now, heading: Heading, onChanged }: Props) {
  const [open, setOpen] = useState<{ change: VisitChange; visit: FamilyVisit }>()
  const [done, setDone] = useState<Change>()
  const id = useId()
  const { today, next, past } = sortVisits(visits, now)
  const Sub = Heading === 'h2' ? 'h3' : 'h4'
  const Dialog = open && dialogs[open.change]
  // The visit as last loaded: its revision may have changed.
  const chosen = open && (visits.find(({ _id }) => _id === open.visit._id) ?? open.visit)
  function startChange(change: VisitChange, visit: FamilyVisit): void {
    setDone(undefined)
    setOpen({ change, visit })
  }
  const shown = [...today, ...next]
  // After a move the list still has the old visit until it is loaded again.
  const changed = shown.find(({ _id }) => _id === done?.after) ?? shown.find(({ _id }) => _id === done?.before)
  const later = today.filter(({ status, startsAt }) => status === 'planned' && Date.parse(startsAt) > now)
  const rows = (of: readonly FamilyVisit[], canChange: boolean) =>
    of.map((visit) => (
      <VisitRow
        key={visit._id}
        visit={visit}
        now={now}
        done={canChange && visit === changed ? done?.message : undefined}
        {...(canChange ? { onChange: (change: VisitChange) => startChange(change, visit) } : { onChanged })}
      />
    ))
  return (
    <section className="visits" aria-labelledby={id}>
      {/* On a card of My Bookings the rows need no heading to be understood. */}
      <Heading id={id} className={Heading === 'h3' ? 'visually-hidden' : undefined}>
        {words.heading}
      </Heading>
      <WhoseTimes at={now} />
      {today.length > 0 && <ul className="plain visits-today">{rows(today, false)}</ul>}
      {next.length > 0 ? (
        <>
          <Sub>{words.nextOne}</Sub>
          <ul className="plain">
            {next.slice(0, 1).map((visit) => (
              <VisitRow key={visit._id} visit={visit} now={now} onChanged={onChanged} />
            ))}
          </ul>
          <details className="disclosure">
            <summary>
              <span>
                {words.change}
                <span className="visually-hidden"> {booking.bookingId}</span>
              </span>
            </summary>
            <div>
              {done && !changed && <Done>{done.message}</Done>}
              <ul className="plain" aria-label={words.next}>
                {rows([...later, ...next], true)}
              </ul>
            </div>
          </details>
        </>
      ) : (
        <p className="soft">{words.noneAhead}</p>
      )}
      {past.length > 0 ? (
        <VisitHistory booking={booking} recent={past} now={now} onChanged={onChanged} />
      ) : (
        <PastVisits booking={booking} before={today[0]?._id} />
      )}
      {Dialog && chosen && (
        <Dialog
          visit={chosen}
          now={now}
          onClose={() => setOpen(undefined)}
          onStale={onChanged}
          onDone={(message, after) => {
            setDone({ message, before: chosen._id, after })
            setOpen(undefined)
            onChanged()
          }}
        />
      )}
    </section>
  )
}
