import { noteKey } from '@thodu/api/contract/people/session-keys'
import { readCachedUser } from '../session/session-store.ts'

function parse(stored: string | null): object {
  try {
    return Object(JSON.parse(stored ?? '{}'))
  } catch {
    return {}
  }
}

/**
 * Opens the stored copy of what a family types into a form. The copy survives a reload, a closed dialog and an expired session,
 * in this tab and for this account only, because it can contain health details.
 * @param subject identifies the form, e.g. `complaint.` and the visit's id
 * @returns the stored values, a function that stores the values, and one that deletes them once they are sent
 */
export function openStoredEntry<Values extends object>(subject: string) {
  // The session may end while the form is on the screen; the entry still belongs to the account that typed it.
  const key = noteKey(readCachedUser()?._id ?? '', subject)
  const forget = () => sessionStorage.removeItem(key)
  return {
    values: parse(sessionStorage.getItem(key)) as Partial<Values>,
    store: (values: Values) => {
      try {
        sessionStorage.setItem(key, JSON.stringify(values))
      } catch {
        // A full storage prevents the copy, never the typing.
        forget()
      }
    },
    forget,
  }
}
