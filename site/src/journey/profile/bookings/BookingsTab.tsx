import type { User } from '@thodu/api/contract/accounts/accounts.schema'
import type { Booking } from '@thodu/api/contract/bookings/bookings.schema'
import { texts } from '@thodu/api/contract/texts'
import { useState } from 'react'
import { profile } from '#words/profile.ts'
import { pathTo } from '../../../language/paths.ts'
import { LoadBoundary } from '../../ui/LoadBoundary.tsx'
import { useLoadedAhead } from '../../ui/on-demand.ts'
import { KeepHere } from '../KeepHere.tsx'
import { Loadable } from '../Loadable.tsx'
import { loadBookings } from '../load.ts'
import { useLoad } from '../use-load.ts'
import { BookingCard } from './BookingCard.tsx'
import { type BookingAction, type Finished, findById, normalizeIdSearch, sortForFamily } from './booking-actions.ts'
import { BookingDialog, loadForms } from './lazy-dialog.ts'

const text = profile.bookings
const laterParts = [loadForms]

type ListProps = { user: User; bookings: Booking[]; onChange: (booking: Booking) => void }

function BookingList({ user, bookings, onChange }: ListProps) {
  const [search, setSearch] = useState('')
  const [open, setOpen] = useState<{ action: BookingAction; booking: Booking }>()
  const [done, setDone] = useState<{ id: string } & Finished>()
  useLoadedAhead(laterParts)
  if (bookings.length === 0)
    return (
      <p>
        {text.none} <a href={pathTo('/choose-service')}>{profile.overview.bookCare}</a>
      </p>
    )
  const found = findById(sortForFamily(bookings), search)
  return (
    <>
      <div className="field booking-search">
        <label className="label" htmlFor="booking-search">
          {text.search}
        </label>
        <input
          id="booking-search"
          className="input"
          type="search"
          autoComplete="off"
          spellCheck={false}
          value={search}
          onChange={(event) => setSearch(normalizeIdSearch(event.target.value))}
        />
      </div>
      <p role="status">{found.length === 0 && text.noMatch(search)}</p>
      <ul className="plain bookings">
        {found.map((booking) => (
          <BookingCard
            key={booking._id}
            user={user}
            booking={booking}
            done={done?.id === booking._id ? done : undefined}
            onWithdrawn={(changed) => {
              onChange(changed)
              setDone({ id: changed._id, action: 'withdraw', message: text.change.withdrawn })
            }}
            onAction={(action) => {
              setDone(undefined)
              setOpen({ action, booking })
            }}
          />
        ))}
      </ul>
      {open && (
        <LoadBoundary part="dialog">
          <BookingDialog
            {...open}
            onClose={() => setOpen(undefined)}
            onDone={(booking, message) => {
              onChange(booking)
              setDone({ id: booking._id, action: open.action, message })
              setOpen(undefined)
            }}
          />
        </LoadBoundary>
      )}
    </>
  )
}

/** My Bookings: search by ID, status, details, edit, cancel, rate, book again (rule JRN-10). */
export default function BookingsTab({ user }: { user: User }) {
  const loaded = useLoad(loadBookings)
  const replace = (changed: Booking) =>
    loaded.setData((bookings) => bookings?.map((booking) => (booking._id === changed._id ? changed : booking)))
  return (
    <>
      <h1>{text.heading}</h1>
      <Loadable loaded={loaded} failure={texts.lists.bookingsFailed} lastSeen>
        {(bookings) => (
          <>
            <BookingList user={user} bookings={bookings} onChange={replace} />
            <KeepHere />
          </>
        )}
      </Loadable>
    </>
  )
}
