import LogoutIcon from '@mui/icons-material/Logout'
import Box from '@mui/material/Box'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import MenuItem from '@mui/material/MenuItem'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { Menu, useGetIdentity, useSidebarState, useTranslate } from 'react-admin'
import { useSignOut } from '../session/use-sign-out.ts'
import { readCachedUser } from '../wire/session.ts'
import { LanguageMenu } from './LanguageMenu.tsx'
import { menuItem } from './menu-item.ts'

/** The sidebar: the user's name, the app's menu entries, Logout (rules OFF-1, CARE-13). */
export function AppMenu({ children }: { children: ReactNode }) {
  const translate = useTranslate()
  const signOut = useSignOut()
  const [open] = useSidebarState()
  return (
    <Box component="nav" aria-label={translate('app.menu')} sx={{ pt: 1 }}>
      {open && <SignedInUser />}
      <Menu>
        {children}
        <LanguageMenu />
        <MenuItem tabIndex={0} onClick={signOut} sx={menuItem}>
          <ListItemIcon>
            <LogoutIcon />
          </ListItemIcon>
          <ListItemText>{translate('app.logout')}</ListItemText>
        </MenuItem>
      </Menu>
    </Box>
  )
}

function SignedInUser() {
  const { identity } = useGetIdentity()
  // The identity arrives later and would push the entries down, so the cached name is shown first.
  const known = readCachedUser()
  const name = identity?.fullName ?? known?.name
  if (name === undefined) return null
  return (
    <Box sx={{ px: 2, py: 1, overflowWrap: 'anywhere' }}>
      <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
      <Typography variant="body2" color="textSecondary">
        {String(identity?.email ?? known?.email ?? '')}
      </Typography>
    </Box>
  )
}
