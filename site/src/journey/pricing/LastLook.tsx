import type { Booking } from '@thodu/api/contract/bookings/bookings.schema'
import { listDoubts } from '@thodu/api/contract/bookings/rules/doubts'
import type { Service } from '@thodu/api/contract/care/catalogue'
import { doubtWords } from '#words/care/doubts.ts'
import { frame } from '#words/journey/frame.ts'
import { pricing } from '#words/journey/pricing.ts'
import { pathTo } from '../../language/paths.ts'
import type { Draft } from '../draft/draft-store.ts'
import { Alert } from '../ui/Alert.tsx'
import { AnswerRows } from './AnswerRows.tsx'

type Props = { service: Service; draft: Draft; sameCare: Booking | undefined; now: number }

/** Questions about answers, each with its field; what a soon start means stands beside the button itself. */
const findDoubts = ({ service, draft, now }: Props) =>
  listDoubts(draft.details, now).flatMap(({ name, doubt }) => {
    const field = service.fields.find((one) => one.name === name)
    return field && doubt !== 'soon' ? [{ name, label: field.label, sentence: doubtWords[doubt] }] : []
  })

/** Where the questions before Book stand; the first press of Book leads there. */
export const doubtsId = 'doubts'

/** What is asked before Book, as one text: empty where nothing is. */
export const namesOfDoubts = (props: Props): string =>
  [...findDoubts(props).map(({ name }) => name), props.sameCare?._id ?? ''].filter(Boolean).join(' ')

/** What is doubtful, each with its field and a way to change it; nothing is refused for it (rule JRN-23). */
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

/** Before Book: every answer once more where the panel is folded, and what may be a slip. */
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
