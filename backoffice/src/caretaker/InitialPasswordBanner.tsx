import Alert from '@mui/material/Alert'
import type { User } from '@thodu/api/contract/accounts/accounts.schema'
import { dayInCity } from '@thodu/api/contract/time'
import { useGetOne, useStore, useTranslate } from 'react-admin'
import { Link, useLocation } from 'react-router-dom'
import { readCachedUser } from '../app/wire/session.ts'
import { closedKey } from './today/password-banner.ts'

/** The screens of the day's start and of the password. Elsewhere the banner would take a fifth of a phone. */
const places: readonly string[] = ['/', '/myprofile']

/** Reappears each day while the caretaker still has the password set by the office; it blocks nothing (rule ACC-31). */
export function InitialPasswordBanner() {
  const translate = useTranslate()
  // The cached value until the profile is loaded: a banner that appears later would move the button under a finger.
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
