import { useEffect, useState } from 'react'
import { readCachedUser } from '../wire/session.ts'
import { useKeptText } from './use-kept-text.ts'

type Answers = Record<string, string>
function parse(kept: string): Answers {
  try {
    return JSON.parse(kept || '{}') as Answers
  } catch {
    return {}
  }
}

/**
 * Stores the short answers of a dialog. They survive a reload and an expired session, as the open dialog does
 * (use-stored-dialog.ts), and are deleted when the user closes it or leaves the screen: an amount from an hour ago must not
 * reappear. Untouched answers start from `initial` again.
 * @returns the answers, and a function that changes some of them
 */
export function useKeptForm<Values extends Answers>(subject: string, initial: Values) {
  const [first] = useState(initial)
  const [kept, keep, forget] = useKeptText(subject)
  useEffect(
    () => () => {
      // The session has ended, so the user did not leave the screen.
      if (readCachedUser() !== null) forget()
    },
    [forget],
  )
  const change = (changes: Partial<Values>) => keep(JSON.stringify({ ...parse(kept), ...changes }))
  return [{ ...first, ...parse(kept) } as Values, change] as const
}
