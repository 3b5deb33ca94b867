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
 * The short answers of a dialog: they survive a reload and a session that ends, as its being open does
 * (use-kept-dialog.ts), and go when somebody closes it or leaves the screen: an amount of an hour ago must not stand there
 * unasked. What nobody touched begins anew.
 * @returns the answers, and what changes some of them
 */
export function useKeptForm<Values extends Answers>(subject: string, initial: Values) {
  const [first] = useState(initial)
  const [kept, keep, forget] = useKeptText(subject)
  useEffect(
    () => () => {
      // Nobody is signed in any more: it goes because the session ended.
      if (readCachedUser() !== null) forget()
    },
    [forget],
  )
  const change = (changes: Partial<Values>) => keep(JSON.stringify({ ...parse(kept), ...changes }))
  return [{ ...first, ...parse(kept) } as Values, change] as const
}
