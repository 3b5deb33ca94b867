import { useState } from 'react'
import { settings } from '#words/settings.ts'
import { pathTo } from '../../../language/paths.ts'
import { api } from '../../session/api.ts'
import { clearAfterSignOut, mayLoseUnsent } from '../../session/session-store.ts'
import { Alert } from '../../ui/Alert.tsx'

const text = settings.everywhere

/** Ends every session of the account and removes the person's data from this browser, as Logout does. */
export function SignOutEverywhere() {
  const [working, setWorking] = useState(false)
  const [failed, setFailed] = useState(false)
  const signOut = async () => {
    if (!mayLoseUnsent(text.unsent)) return
    setWorking(true)
    setFailed(false)
    try {
      await api.call('POST /auth/logout-everywhere')
      clearAfterSignOut()
      location.assign(pathTo('/'))
    } catch {
      setFailed(true)
      setWorking(false)
    }
  }
  return (
    <section>
      <h2>{text.heading}</h2>
      <p>{text.text}</p>
      {failed && <Alert tone="error">{text.failed}</Alert>}
      <button type="button" className="button button-quiet" disabled={working} onClick={() => void signOut()}>
        {working ? text.working : text.button}
      </button>
    </section>
  )
}
