import type { OwnVisit } from '@thodu/api/contract/visits/visits.schema'
import { formatDateTime } from '../../words/formats.ts'
import type { Translate } from '../../words/translate.ts'

/** What the visitor before left for this one. */
export function LastNote({ visit: { lastNote }, say }: { visit: OwnVisit; say: Translate }) {
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
