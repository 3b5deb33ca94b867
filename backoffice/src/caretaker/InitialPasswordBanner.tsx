import Alert from '@mui/material/Alert'
import type { User } from '@thodu/api/contract/accounts/accounts.schema'
import { useGetOne, useTranslate } from 'react-admin'
import { Link, useLocation } from 'react-router-dom'
import { readCachedUser } from '../app/wire/session.ts'

/** Where a day begins and where the password is changed; on every other screen it would take a fifth of a phone. */
const places: readonly string[] = ['/', '/myprofile']

/** Stays while the caretaker still has the password that the office chose; it blocks nothing (rule ACC-31). */
export function InitialPasswordBanner() {
  const translate = useTranslate()
  // As last seen until the profile has come: a banner that came later would push away what a finger is aiming at.
  const { data = readCachedUser() } = useGetOne<User & { id: string }>('profile', { id: 'me' })
  const { pathname } = useLocation()
  if (!data?.passwordIsInitial || !places.includes(pathname)) return null
  return (
    <Alert severity="info" role="status" sx={{ my: 1 }}>
      {translate('caretaker.initialPassword.text')}{' '}
      <Link to="/myprofile">{translate('caretaker.initialPassword.change')}</Link>
    </Alert>
  )
}
