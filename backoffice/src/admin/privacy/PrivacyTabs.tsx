import Box from '@mui/material/Box'
import { useTranslate } from 'react-admin'
import { Link, useLocation } from 'react-router-dom'

/** What stands behind the door "Privacy"; each of the pages shows these above itself. */
const tabs = [
  { key: 'requests', to: '/privacy-requests' },
  { key: 'breaches', to: '/breaches' },
  { key: 'keeping', to: '/retention' },
] as const

/** The pages of the privacy desk, as links. */
export function PrivacyTabs() {
  const translate = useTranslate()
  const { pathname } = useLocation()
  return (
    <Box component="nav" aria-label={translate('admin.menu.privacy')} className="door-tabs">
      {tabs.map(({ key, to }) => (
        <Box
          key={key}
          component={Link}
          to={to}
          aria-current={pathname.startsWith(to) ? 'page' : undefined}
          sx={{ color: 'text.secondary', '&[aria-current]': { color: 'primary.main', borderColor: 'primary.main' } }}
        >
          {translate(`admin.privacy.tabs.${key}`)}
        </Box>
      ))}
    </Box>
  )
}
