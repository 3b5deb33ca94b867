import type { HallRow } from '@thodu/api/contract/desk/hall.schema'
import { dayInCity, minuteMs } from '@thodu/api/contract/time'

/** Where the one thing to do about a row is done, and what that screen is told to open. */
export type Way = { to: string; state?: object }

/** @returns the screen that has the deed at hand; Back leads to the hall again */
export function wayOf({ kind, _id, booking, trouble }: Pick<HallRow, 'kind' | '_id' | 'booking' | 'trouble'>): Way {
  if (trouble) return { to: `/today?visit=${trouble.visitId}`, state: { opensVisit: true, act: 'trouble' } }
  if (kind === 'absent' || kind === 'late') return { to: '/today', state: { absent: _id } }
  if (kind === 'open') return { to: `/today?visit=${_id}`, state: { opensVisit: true, act: 'choose' } }
  if (kind === 'remark') return { to: `/today?visit=${_id}`, state: { opensVisit: true, act: 'settle' } }
  if (kind === 'breach') return { to: `/breaches/${_id}` }
  if (kind === 'privacy') return { to: `/privacy-requests/${_id}` }
  if (kind === 'call') return { to: `/calls?family=${_id}` }
  return { to: booking ? `/bookings/${booking._id}` : '/promises' }
}

type Formats = { time: (at: string) => string; weekday: (at: string) => string }
/** "7:45 PM"; with its day wherever that is not today: "Tue, Nov 24, 8:00 AM". */
export function sayMoment(at: string, now: string, { time, weekday }: Formats): string {
  const isToday = dayInCity(new Date(at)) === dayInCity(new Date(now))
  return isToday ? time(at) : `${weekday(at)}, ${time(at)}`
}

type Translate = (key: string, values: { smart_count: number; count: number }) => string
/** "41 h"; in minutes within the last hour. */
export function sayLeft(translate: Translate, at: string, now: string): string {
  const minutes = Math.max(0, Math.floor((Date.parse(at) - Date.parse(now)) / minuteMs))
  const [key, count] = minutes < 60 ? ['minutes', minutes] : ['hours', Math.floor(minutes / 60)]
  return translate(`admin.hall.left.${key}`, { smart_count: Number(count), count: Number(count) })
}

/** What a row says beside whom it is about: since when, or by when. */
export function sentenceOf(
  { kind, at, trouble, breach }: Pick<HallRow, 'kind' | 'at' | 'trouble'> & Partial<Pick<HallRow, 'breach'>>,
  now: string,
): string {
  if (trouble?.seenBy) return 'troubleSeen'
  if (kind === 'call' && at === null) return 'callNow'
  const isOver = at !== null && at < now
  if (kind === 'call') return isOver ? 'callLate' : 'callBy'
  if (breach) return isOver ? 'breachLate' : breach.isTold ? 'breachDetails' : 'breachFirst'
  if (kind === 'promise') return isOver ? 'promiseLate' : 'promiseBy'
  return kind
}
