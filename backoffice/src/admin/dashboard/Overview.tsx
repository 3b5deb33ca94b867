import Box from '@mui/material/Box'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { Suspense } from 'react'
import { useTranslate } from 'react-admin'
import { Link, useSearchParams } from 'react-router-dom'
import { RowSkeletons } from '../../app/lists/ListStates.tsx'
import { loadScreen } from '../../app/wire/load-screen.tsx'
import { PromiseStrip } from '../promises/PromiseStrip.tsx'
import { BookingsTab } from './BookingsTab.tsx'

const AuditTrail = loadScreen(() => import('../audit/AuditTrail.tsx'), 'AuditTrail')
const UsersPanel = loadScreen(() => import('../users/UserList.tsx'), 'UsersPanel')

const tabs = [
  { id: 'bookings', to: '/?tab=bookings', Panel: BookingsTab },
  { id: 'users', to: '/?tab=users', Panel: UsersPanel },
  { id: 'audit', to: '/?tab=audit', Panel: AuditTrail },
] as const

/** All that an office looks at when nothing is urgent: three tabs, each with an address of its own (rule OFF-2). */
export function Overview() {
  const translate = useTranslate()
  const [search] = useSearchParams()
  const current = tabs.find(({ id }) => id === search.get('tab')) ?? tabs[0]
  return (
    <>
      <PromiseStrip />
      <Tabs value={current.id} aria-label={translate('admin.tabs.label')} variant="scrollable" sx={{ mb: 2 }}>
        {tabs.map(({ id, to }) => (
          <Tab
            key={id}
            id={`tab-${id}`}
            aria-controls="dashboard-panel"
            value={id}
            label={translate(`admin.tabs.${id}`)}
            component={Link}
            to={to}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id="dashboard-panel" aria-labelledby={`tab-${current.id}`}>
        <Suspense fallback={<RowSkeletons />}>
          <current.Panel />
        </Suspense>
      </Box>
    </>
  )
}
