import Box from '@mui/material/Box'
import { useTheme } from '@mui/material/styles'
import type { User } from '@thodu/api/contract/accounts/accounts.schema'
import { dayInCity } from '@thodu/api/contract/time'
import { useGetOne, useStore, useTranslate } from 'react-admin'
import { Link, useLocation } from 'react-router-dom'
import { tokensOf } from '../app/looks/tokens.ts'
import { readCachedUser } from '../app/wire/session.ts'
import { PasswordLine } from './today/PasswordLine.tsx'
import { closedKey, passwordPath } from './today/password-banner.ts'

/** The screens of the day's start and of the password. */
const places: readonly string[] = ['/', '/myprofile']

/** Reappears each day while the caretaker still has the password set by the office; it blocks nothing (rule ACC-31). */
export function InitialPasswordBanner() {
  const translate = useTranslate()
  const tokens = tokensOf(useTheme().palette.mode)
  // The cached value until the profile is loaded: a banner that appears later would move the button under a finger.
  const { data = readCachedUser() } = useGetOne<User & { id: string }>('profile', { id: 'me' })
  const { pathname } = useLocation()
  const [closedOn, setClosedOn] = useStore(closedKey, '')
  const today = dayInCity(new Date())
  if (!data?.passwordIsInitial || !places.includes(pathname) || closedOn === today) return null
  return (
    <Box sx={{ mx: { xs: 0.5, sm: 1 }, mb: -1, maxWidth: 1264 }}>
      <PasswordLine
        tokens={tokens}
        say={translate}
        link={(text) => <Link to={passwordPath}>{text}</Link>}
        onLater={() => setClosedOn(today)}
      />
    </Box>
  )
}
