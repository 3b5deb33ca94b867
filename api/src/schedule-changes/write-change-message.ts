import type { Office } from '../contract/office.ts'
import type { Language } from '../contract/people/languages.ts'
import { formatDateTime } from '../contract/words/formats.ts'
import { mailWords } from '../mail/mail-words.ts'
import { briefBefore } from '../visits/to-own-visit.ts'
import type { OpenChange } from './schedule-changes.queries.ts'

/** The message contains the address only from a day before the visit, as in the app (rule VISIT-6). */
function placeOf({ startsAt, area, details }: OpenChange, now: Date): string {
  const isNear = Date.parse(startsAt) - briefBefore <= now.getTime()
  const address = [details.address, details.city].filter(Boolean).join(', ')
  return isNear && address !== '' ? address : area
}

type Context = { language: Language; office: Office; now: Date }

/** Writes one WhatsApp message about all open changes of a caretaker, without patients and services (rule VISIT-30). */
export function writeChangeMessage(changes: readonly OpenChange[], { language, office, now }: Context): string {
  const words = mailWords[language].scheduleChanges
  const format = (at: string): string => formatDateTime(at, language)
  const lines = changes.map((change) => {
    const { kind, startsAt, before } = change
    if (kind === 'cancelled') return words.cancelled(format(startsAt))
    const visit = [format(startsAt), placeOf(change, now)].filter(Boolean).join(', ')
    return before === null ? words.added(visit) : words.moved(visit, format(before))
  })
  return [words.intro, ...lines, words.confirm(`${office.publicUrl}/caretaker`)].join('\n')
}
