import type { OwnVisit } from '@thodu/api/contract/visits/visits.schema'
import { formatDateTime } from '../../words/formats.ts'
import { sayTick } from '../../words/stored.ts'
import type { Translate } from '../../words/translate.ts'

type Props = { visit: OwnVisit; say: Translate }

/** What the visitor before left for this one: what was ticked, and words. */
export const LastNote = (props: Props) => (
  <>
    <LastTicks {...props} />
    <LastWords {...props} />
  </>
)

function LastTicks({ visit: { lastTicks }, say }: Props) {
  if (lastTicks === null) return null
  const { author, endedAt, ticks } = lastTicks
  return (
    <figure className="today-note">
      <figcaption className="today-soft">
        {say('caretaker.visits.lastTicks', { author, when: formatDateTime(endedAt) })}
      </figcaption>
      <ul>
        {ticks.map((tick) => (
          <li key={tick.code}>{sayTick(say, tick)}</li>
        ))}
      </ul>
    </figure>
  )
}

function LastWords({ visit: { lastNote }, say }: Props) {
  if (lastNote === null) return null
  const { author, createdAt, text } = lastNote
  return (
    <figure className="today-note">
      <figcaption className="today-soft">
        {say('caretaker.visits.lastNote', { author, when: formatDateTime(createdAt) })}
      </figcaption>
      <blockquote>{text}</blockquote>
    </figure>
  )
}
