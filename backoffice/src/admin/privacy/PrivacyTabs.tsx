import Box from '@mui/material/Box'
import { useTranslate } from 'react-admin'
import { Link, useLocation } from 'react-router-dom'

const tabs = [
  { key: 'breaches', to: '/breaches' },
  { key: 'keeping', to: '/retention' },
] as const

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
