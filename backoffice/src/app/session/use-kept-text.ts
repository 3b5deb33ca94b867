import { noteKey } from '@thodu/api/contract/people/session-keys'
import { useCallback, useState } from 'react'
import { readCachedUser } from '../wire/session.ts'

/** Full or blocked storage prevents the copy, never the typing. */
function keep(key: string, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, text)
  } catch {
    sessionStorage.removeItem(key)
  }
}

/**
 * A text that survives Back, Esc, reload and an expired session, in this tab and for this account only.
 * @param subject identifies the text, e.g. `note.` and the booking's id
 * @param initial the text before the user types
 * @returns the text, its setter, and a function that deletes the stored copy once it is saved
 */
export function useKeptText(subject: string, initial = ''): [string, (text: string) => void, () => void] {
  // The session may end while the text is on the screen; the text still belongs to the account that typed it.
  const [owner] = useState(() => readCachedUser()?._id ?? '')
  const key = noteKey(owner, subject)
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
