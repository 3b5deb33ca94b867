import type { PromiseRecord } from '@thodu/api/contract/promises/promises.schema'
import { Link } from 'react-router-dom'

const queues = { callback: '/callbacks', message: '/messages' } as const

/** Links the subject of a promise to the screen where it is fulfilled. */
export function PromiseSubject({ subject }: Pick<PromiseRecord, 'subject'>) {
  const text = [subject.label, subject.name].filter(Boolean).join(' · ') || '–'
  const to = subject.type === 'booking' ? `/bookings/${subject._id}` : queues[subject.type]
  return <Link to={to}>{text}</Link>
}
