import '../../app/looks/tabs.css'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { isUrgent } from '@thodu/api/contract/operations/notices'
import { type KeyboardEvent, Suspense } from 'react'
import { useTranslate } from 'react-admin'
import { Link, useSearchParams } from 'react-router-dom'
import { RowSkeletons } from '../../app/lists/ListStates.tsx'
import { PageTitle } from '../../app/looks/PageTitle.tsx'
import { loadScreen } from '../../app/wire/load-screen.tsx'
import { formatDateTime } from '../../words/formats.ts'
import { useNotices } from './use-notices.ts'

// Only a new office loads this code and its texts.
const FirstSteps = loadScreen(() => import('../setup/FirstSteps.tsx'), 'FirstSteps')

/** Operational notices that are not urgent, and a new office's first steps (rules OPS-19, SET-15). */
function NoticeList() {
  const translate = useTranslate()
  const { data, isPending } = useNotices()
  if (isPending) return <div data-coming />
  if (!data) return null
  return (
    <>
      {data.notices
        .filter(({ code }) => !isUrgent(code))
        .map(({ code, since, details }) => (
          <Alert key={code} severity="warning" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
            {translate(`admin.notices.${code}`, { time: formatDateTime(since), details: details.join(', ') })}
          </Alert>
        ))}
      {data.firstSteps.length > 0 && (
        <Suspense fallback={null}>
          <FirstSteps steps={data.firstSteps} />
        </Suspense>
      )}
    </>
  )
}

const BookingsTab = loadScreen(() => import('./BookingsTab.tsx'), 'BookingsTab', { first: true })
const UsersPanel = loadScreen(() => import('../users/UserList.tsx'), 'UsersPanel')
const AuditTrail = loadScreen(() => import('../audit/AuditTrail.tsx'), 'AuditTrail')

const tabs = [
  { id: 'bookings', to: '/?tab=bookings', Panel: BookingsTab },
  { id: 'users', to: '/?tab=users', Panel: UsersPanel },
  { id: 'audit', to: '/?tab=audit', Panel: AuditTrail },
] as const

/** /admin: three tabs, each with its own address (rule OFF-2). */
export function AdminDashboard() {
  const translate = useTranslate()
  const [search] = useSearchParams()
  const current = tabs.find(({ id }) => id === search.get('tab')) ?? tabs[0]
  return (
    <Box sx={{ pb: 1 }}>
      <PageTitle title={translate('admin.menu.dashboard')} />
      <DashboardTabs current={current.id} />
      <NoticeList />
      <Box role="tabpanel" id="dashboard-panel" aria-labelledby={`tab-${current.id}`}>
        <Suspense fallback={<RowSkeletons />}>
          <current.Panel />
        </Suspense>
      </Box>
    </Box>
  )
}

/** Links, so that Back, a reload and a bookmark work; arrow keys move between them as between other tabs. */
function DashboardTabs({ current }: { current: string }) {
  const translate = useTranslate()
  return (
    <Box
      role="tablist"
      aria-label={translate('admin.tabs.label')}
      className="door-tabs"
      onKeyDown={moveFocus}
      sx={tabBar}
    >
      {tabs.map(({ id, to }) => (
        <Box
          key={id}
          component={Link}
          to={to}
          role="tab"
          id={`tab-${id}`}
          aria-controls="dashboard-panel"
          aria-selected={id === current}
          tabIndex={id === current ? 0 : -1}
          sx={{
            color: 'text.secondary',
            '&[aria-selected="true"]': { color: 'primary.main', borderColor: 'primary.main' },
          }}
        >
          {translate(`admin.tabs.${id}`)}
        </Box>
      ))}
    </Box>
  )
}

function moveFocus({ key, target, currentTarget }: KeyboardEvent<HTMLElement>): void {
  const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0
  const links = [...currentTarget.querySelectorAll('a')]
  const at = links.findIndex((link) => link.contains(target instanceof Node ? target : null))
  links.at((at + step) % links.length)?.focus()
}

const tabBar = {
  position: 'sticky',
  top: { xs: 56, sm: 48 },
  zIndex: 'appBar',
  mb: 2,
  borderBottom: 1,
  borderColor: 'divider',
  backgroundColor: 'background.default',
}
