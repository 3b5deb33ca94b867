import type { Booking } from '@thodu/api/contract/bookings/bookings.schema'
import { listDoubts } from '@thodu/api/contract/bookings/rules/doubts'
import type { Service } from '@thodu/api/contract/care/catalogue'
import { doubtWords } from '#words/doubts.ts'
import { frame } from '#words/frame.ts'
import { pricing } from '#words/pricing.ts'
import { pathTo } from '../../language/paths.ts'
import type { Draft } from '../draft/draft-store.ts'
import { Alert } from '../ui/Alert.tsx'
import { AnswerRows } from './AnswerRows.tsx'

type Props = { service: Service; draft: Draft; sameCare: Booking | undefined; now: number }

/** The notice about a soon start is shown beside the button instead. */
const findDoubts = ({ service, draft, now }: Props) =>
  listDoubts(draft.details, now).flatMap(({ name, doubt }) => {
    const field = service.fields.find((one) => one.name === name)
    return field && doubt !== 'soon' ? [{ name, label: field.label, sentence: doubtWords[doubt] }] : []
  })

/** Element ID of the questions before Book; the first click on Book scrolls there. */
export const doubtsId = 'doubts'

export const namesOfDoubts = (props: Props): string =>
  [...findDoubts(props).map(({ name }) => name), props.sameCare?._id ?? ''].filter(Boolean).join(' ')

/** The doubtful answers, each with a link to its field; none of them prevents the booking (rule JRN-23). */
function Doubts(props: Props) {
  const { service, sameCare } = props
  const found = findDoubts(props)
  if (found.length === 0 && !sameCare) return null
  return (
    <div id={doubtsId} tabIndex={-1}>
      <Alert tone="note">
        <p>
          <b>{pricing.doubts}</b>
        </p>
        <ul className="doubts">
          {sameCare && (
            <li>
              {pricing.sameCare} <a href={pathTo('/profile#bookings')}>{pricing.openBooking(sameCare.bookingId)}</a>
            </li>
          )}
          {found.map(({ name, label, sentence }) => (
            <li key={name}>
              <b>{label}:</b> {sentence}{' '}
              <a href={pathTo(`/service-details?service=${service.id}#${name}`)}>
                {frame.thread.change}
                <span className="visually-hidden"> {label}</span>
              </a>
            </li>
          ))}
        </ul>
      </Alert>
    </div>
  )
}

/** Repeats every answer where the panel is folded. */
export function LastLook(props: Props) {
  return (
    <section className="last-look" aria-labelledby="last-look">
      <h2 id="last-look" className="visually-hidden">
        {pricing.lastLook}
      </h2>
      <div className="thread answers-again">
        <AnswerRows service={props.service} draft={props.draft} />
      </div>
      <Doubts {...props} />
    </section>
  )
}
