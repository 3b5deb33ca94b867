import Alert from '@mui/material/Alert'
import type { User } from '@thodu/api/contract/accounts/accounts.schema'
import { dayInCity } from '@thodu/api/contract/time'
import { useGetOne, useStore, useTranslate } from 'react-admin'
import { Link, useLocation } from 'react-router-dom'
import { readCachedUser } from '../app/wire/session.ts'
import { closedKey } from './today/password-banner.ts'

/** Where a day begins and where the password is changed; on every other screen it would take a fifth of a phone. */
const places: readonly string[] = ['/', '/myprofile']

/** Comes back each day while the caretaker still has the password that the office chose; it blocks nothing (rule ACC-31). */
export function InitialPasswordBanner() {
  const translate = useTranslate()
  // As last seen until the profile has come: a banner that came later would push away what a finger is aiming at.
  const { data = readCachedUser() } = useGetOne<User & { id: string }>('profile', { id: 'me' })
  const { pathname } = useLocation()
  const [closedOn, setClosedOn] = useStore(closedKey, '')
  const today = dayInCity(new Date())
  if (!data?.passwordIsInitial || !places.includes(pathname) || closedOn === today) return null
  return (
    <Alert
      severity="info"
      role="status"
      sx={{ my: 1 }}
      closeText={translate('caretaker.close')}
      onClose={() => setClosedOn(today)}
    >
      {translate('caretaker.initialPassword.text')}{' '}
      <Link to="/myprofile">{translate('caretaker.initialPassword.change')}</Link>
    </Alert>
  )
}
