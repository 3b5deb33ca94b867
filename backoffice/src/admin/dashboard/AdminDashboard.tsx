import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { Suspense } from 'react'
import { useTranslate } from 'react-admin'
import { Link, useSearchParams } from 'react-router-dom'
import { loadScreen } from '../../app/frame/load-screen.tsx'
import { PageTitle } from '../../app/frame/PageTitle.tsx'
import { RowSkeletons } from '../../app/lists/ListStates.tsx'
import { BookingsTab } from './BookingsTab.tsx'
import { NoticeList } from './NoticeList.tsx'

const UsersPanel = loadScreen(() => import('../users/UserList.tsx'), 'UsersPanel')
const PromiseStrip = loadScreen(() => import('../promises/PromiseStrip.tsx'), 'PromiseStrip')
const BackupNote = loadScreen(() => import('./BackupNote.tsx'), 'BackupNote')
const AuditTrail = loadScreen(() => import('../audit/AuditTrail.tsx'), 'AuditTrail')

const tabs = [
  { id: 'bookings', to: '/', Panel: BookingsTab },
  { id: 'users', to: '/?tab=users', Panel: UsersPanel },
  { id: 'audit', to: '/?tab=audit', Panel: AuditTrail },
] as const

/** /admin: three tabs, each with an address of its own (rule OFF-2). */
export function AdminDashboard() {
  const translate = useTranslate()
  const [search] = useSearchParams()
  const current = tabs.find(({ id }) => id === search.get('tab')) ?? tabs[0]
  return (
    <Box sx={{ pb: 4 }}>
      <PageTitle title={translate('admin.menu.dashboard')} />
      <NoticeList />
      <Suspense fallback={<Skeleton variant="rounded" height={104} sx={{ mb: 3 }} data-coming />}>
        <PromiseStrip />
      </Suspense>
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
      <Suspense fallback={null}>
        <BackupNote />
      </Suspense>
    </Box>
  )
}
