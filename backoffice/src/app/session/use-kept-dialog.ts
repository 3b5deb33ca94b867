import { noteKey } from '@thodu/api/contract/people/session-keys'
import { useEffect, useState } from 'react'
import { readCachedUser } from '../wire/session.ts'

/**
 * Which dialog of a screen is open, as `useState` has it; without `names` it may have any name, such as the id of a row. It is open again after a reload and after a sign-in that ended, in
 * this tab and for this account only, so that what was typed (use-kept-text.ts) is in sight; whoever closes it or leaves the
 * screen finds it closed (rule OFF-37).
 */
export function useKeptDialog<Name extends string>(subject: string, names?: readonly Name[]) {
  const [key] = useState(() => noteKey(readCachedUser()?._id ?? '', `open.${subject}`))
  const [open, setOpen] = useState<Name | null>(() => {
    const kept = sessionStorage.getItem(key) as Name | null
    return names === undefined ? kept : (names.find((name) => name === kept) ?? null)
  })
  useEffect(() => {
    try {
      if (open === null) sessionStorage.removeItem(key)
      else sessionStorage.setItem(key, open)
    } catch {
      // Storage that is full costs the way back, never the dialog.
    }
    return () => {
      // Nobody is signed in any more: the screen goes because the session ended, not because somebody left it.
      if (readCachedUser() !== null) sessionStorage.removeItem(key)
    }
  }, [key, open])
  return [open, setOpen] as const
}
