import { noteKey } from '@thodu/api/contract/people/session-keys'
import { useCallback, useState } from 'react'
import { readCachedUser } from '../wire/session.ts'

/** Storage that is full or closed costs the copy, never the typing. */
function keep(key: string, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, text)
  } catch {
    sessionStorage.removeItem(key)
  }
}

/**
 * A text that survives Back, Esc, reload and a session that ends: in this tab only, for this account only. `subject`
 * names what it is about, e.g. `note.` and the booking's id; `initial` is what stands there before anybody types.
 * @returns the text, its setter, and what forgets it once it is saved
 */
export function useKeptText(subject: string, initial = ''): [string, (text: string) => void, () => void] {
  const key = noteKey(readCachedUser()?._id ?? '', subject)
  const [text, setText] = useState(() => sessionStorage.getItem(key) ?? initial)
  const change = useCallback(
    (next: string) => {
      setText(next)
      keep(key, next === initial ? null : next)
    },
    [key, initial],
  )
  const forget = useCallback(() => keep(key, null), [key])
  return [text, change, forget]
}
