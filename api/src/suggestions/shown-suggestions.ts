import { minuteMs } from '../contract/time.ts'
import type { Choice, ShownSuggestions } from '../http/ports.ts'

/** In ms; a later choice has no stored rank. */
const keptFor = 30 * minuteMs
/** Newest lists in memory; with a hundred names each they need 3 MB. */
const most = 300

type Shown = { until: number; places: ReadonlyMap<string, Choice> }

/** Stores in process memory the suggestions last shown to each admin (decision 0044). */
export function createShownSuggestions(now: () => Date): ShownSuggestions {
  const shown = new Map<string, Shown>()
  return {
    keep: (viewerId, subjectId, places) => {
      const key = `${viewerId} ${subjectId}`
      shown.delete(key)
      shown.set(key, { until: now().getTime() + keptFor, places })
      const [oldest] = shown.keys()
      if (shown.size > most && oldest !== undefined) shown.delete(oldest)
    },
    find: (viewerId, subjectId) => {
      const found = shown.get(`${viewerId} ${subjectId}`)
      return found && found.until > now().getTime() ? found.places : undefined
    },
  }
}
