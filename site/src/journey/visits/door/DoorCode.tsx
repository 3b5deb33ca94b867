import type { DoorCodes } from '@thodu/api/contract/visits/visit-parts.schema'
import type { FamilyVisit } from '@thodu/api/contract/visits/visits.schema'
import { useCallback, useEffect, useState } from 'react'
import { formatTime } from '#words/language/formats.ts'
import { doorCode as words } from '#words/visits.ts'
import { api } from '../../session/api.ts'
import { isLongBeforeEnd } from '../visit-rules.ts'

const minute = 60_000
/** The server returns the codes of two hours, so they cover an hour without a connection. */
const ASK_EVERY = 15 * minute
const TICK = 5_000

function useCodes(id: string): DoorCodes | undefined {
  const [codes, setCodes] = useState<DoorCodes>()
  const ask = useCallback(
    () =>
      api.call('GET /visits/{id}/codes', { params: { id } }).then(setCodes, () => {
        // The codes loaded before stay valid for their quarter hours.
      }),
    [id],
  )
  useEffect(() => {
    void ask()
    const look = () => void (document.hidden || ask())
    const timer = setInterval(look, ASK_EVERY)
    const signals = [
      [window, 'online'],
      [document, 'visibilitychange'],
    ] as const
    for (const [target, name] of signals) target.addEventListener(name, look)
    return () => {
      clearInterval(timer)
      for (const [target, name] of signals) target.removeEventListener(name, look)
    }
  }, [ask])
  return codes
}

function useClock(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK)
    return () => clearInterval(timer)
  }, [])
  return now
}

/** The code that the family reads out to the caregiver, in large digits (rule JRN-29). */
export function DoorCode({ visit }: { visit: FamilyVisit }) {
  const codes = useCodes(visit._id)
  const now = useClock()
  const [isLeaving, setLeaving] = useState(false)
  const name = visit.caretaker?.name ?? ''
  const kind = visit.status === 'started' || isLeaving ? 'end' : 'start'
  const list = codes?.[kind] ?? []
  // A device with a wrong clock shows the first code.
  const current = list.find(({ from, until }) => Date.parse(from) <= now && now < Date.parse(until)) ?? list[0]
  if (!current) return null
  const toggle = (
    <button type="button" className="button-link" onClick={() => setLeaving(!isLeaving)}>
      {isLeaving ? words.showComing : words.showGoing}
    </button>
  )
  // Hours before the end the code on the screen would invite reading it out too early.
  if (isLongBeforeEnd(visit, now) && !isLeaving) return <div className="visit-code">{toggle}</div>
  return (
    <div className="visit-code">
      <p>{kind === 'start' ? words.coming(name) : words.going(name)}</p>
      <p className="visit-digits">
        <span aria-hidden="true">{current.code}</span>
        <span className="visually-hidden">{[...current.code].join(' ')}</span>
      </p>
      <p className="small soft">{words.until(formatTime(current.until))}</p>
      {visit.status === 'planned' && toggle}
    </div>
  )
}
