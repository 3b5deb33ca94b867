import { noteKey } from '@thodu/api/contract/people/session-keys'
import { useEffect, useState } from 'react'
import { readCachedUser } from '../wire/session.ts'

/**
 * Like `useState` for the name of a screen's open dialog; without `names` any name is valid, such as a row's id. It opens again
 * after a reload and an expired session, in this tab and for this account only, to show its draft (use-kept-text.ts). It is
 * closed once the user closes it or leaves the screen (rule OFF-37).
 */
export function useStoredDialog<Name extends string>(subject: string, names?: readonly Name[]) {
  const [key] = useState(() => noteKey(readCachedUser()?._id ?? '', `open.${subject}`))
  const [open, setOpen] = useState<Name | null>(() => {
    const kept = sessionStorage.getItem(key) as Name | null
    return names === undefined ? kept : (names.find((name) => name === kept) ?? null)
  })
  useEffect(() => {
    try {
      // A dialog that closes because its save found the session ended opens again after the sign-in.
      if (open !== null) sessionStorage.setItem(key, open)
      else if (readCachedUser() !== null) sessionStorage.removeItem(key)
    } catch {
      // Full storage prevents reopening, never the dialog.
    }
    return () => {
      // The session has ended, so the user did not leave the screen.
      if (readCachedUser() !== null) sessionStorage.removeItem(key)
    }
  }, [key, open])
  return [open, setOpen] as const
}
