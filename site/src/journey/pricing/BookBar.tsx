import { useEffect, useRef } from 'react'
import { pricing } from '#words/pricing.ts'
import { BookingFailure } from './BookingFailure.tsx'

type Props = {
  busy: boolean
  failure: unknown
  /** Whether the questions before Book are shown, so that the next click books. */
  isAsked: boolean
  choice: string | undefined
  onBook: () => void
  onCallback: () => void
}

/** A failure is shown in the bar, because on a phone only the bar is in sight (rule JRN-24). */
export function BookBar({ busy, failure, isAsked, choice, onBook, onCallback }: Props) {
  const told = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (failure !== undefined) told.current?.focus({ preventScroll: true })
  }, [failure])
  return (
    <div className="sticky-actions">
      {failure !== undefined && (
        <div ref={told} tabIndex={-1} className="bar-failure">
          <BookingFailure error={failure} />
        </div>
      )}
      {choice !== undefined && <p className="bar-choice">{choice}</p>}
      <div className="cluster form-actions">
        <button type="button" className="button" disabled={busy} onClick={onBook}>
          {busy ? pricing.booking : isAsked ? pricing.bookAnyway : pricing.book}
        </button>
        <button type="button" className="button button-quiet" disabled={busy} onClick={onCallback}>
          {pricing.callback}
        </button>
      </div>
    </div>
  )
}
