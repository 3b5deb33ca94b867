import type { OwnVisit } from '@thodu/api/contract/visits/visits.schema'
import { formatDateTime } from '../../words/formats.ts'
import type { Translate } from '../../words/translate.ts'
import { useTicking } from './ticks/load-ticks.ts'

export function LastNote({ visit: { lastNote, lastTicks }, say }: { visit: OwnVisit; say: Translate }) {
  const ticking = useTicking(lastTicks !== null)
  return (
    <>
      {lastTicks && ticking && <ticking.LastTicks last={lastTicks} words={ticking.words} />}
      {lastNote && (
        <figure className="today-note">
          <figcaption className="today-soft">
            {say('caretaker.visits.lastNote', { author: lastNote.author, when: formatDateTime(lastNote.createdAt) })}
          </figcaption>
          <blockquote>{lastNote.text}</blockquote>
        </figure>
      )}
    </>
  )
}
