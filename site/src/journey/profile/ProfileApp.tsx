import type { User } from '@thodu/api/contract/accounts/accounts.schema'
import { texts } from '@thodu/api/contract/texts'
import { lazy, useMemo } from 'react'
import { Guarded } from '../session/Guarded.tsx'
import { cacheUser } from '../session/session-store.ts'
import { LoadBoundary } from '../ui/LoadBoundary.tsx'
import { OfflineNote } from '../ui/OfflineNote.tsx'
import { useLoadedAhead } from '../ui/on-demand.ts'
import { PerformanceWidget } from './analytics/PerformanceWidget.tsx'
import { Loadable } from './Loadable.tsx'
import { loadProfile } from './load.ts'
import { Overview } from './Overview.tsx'
import { TabList } from './TabList.tsx'
import { type TabId, tabsOf, useTab } from './tabs.ts'
import { useLoad } from './use-load.ts'

// Each tab loads when it is opened or once the page is idle, so that the page itself stays small.
const loadBookings = () => import('./bookings/BookingsTab.tsx')
const loadDocuments = () => import('./documents/DocumentsTab.tsx')
const loadAnalytics = () => import('./analytics/AnalyticsTab.tsx')
const loadSettings = () => import('./settings/SettingsTab.tsx')
const Bookings = lazy(loadBookings)
const Documents = lazy(loadDocuments)
const AnalyticsPanel = lazy(loadAnalytics)
const Settings = lazy(loadSettings)
const laterParts = [loadBookings, loadDocuments, loadAnalytics, loadSettings]

type PanelProps = { tab: TabId; user: User; onUser: (user: User) => void }

function Panel({ tab, user, onUser }: PanelProps) {
  if (tab === 'bookings') return <Bookings user={user} />
  if (tab === 'documents') return <Documents />
  if (tab === 'analytics') return <AnalyticsPanel />
  if (tab === 'settings') return <Settings user={user} onUser={onUser} />
  return <Overview user={user} />
}

function Profile({ user }: { user: User }) {
  const tabs = useMemo(() => tabsOf(user.role), [user.role])
  const { tab, open } = useTab(tabs)
  const loaded = useLoad(loadProfile)
  useLoadedAhead(laterParts)
  const showUser = (changed: User) => {
    loaded.setData(changed)
    cacheUser(changed)
  }
  return (
    <>
      <TabList tabs={tabs} current={tab} onOpen={open} />
      <div className="tab-panel" role="tabpanel" id="profile-panel" aria-labelledby={`tab-${tab}`} tabIndex={-1}>
        <OfflineNote />
        <Loadable loaded={loaded} failure={texts.profile.loadFailed} lastSeen>
          {(current) => (
            <LoadBoundary key={tab} part={tab}>
              <Panel tab={tab} user={current} onUser={showUser} />
            </LoadBoundary>
          )}
        </Loadable>
      </div>
      <PerformanceWidget />
    </>
  )
}

/** /profile for customers, and for caretakers with two tabs; admins go to /forbidden (rule WHO-5). */
export function ProfileApp() {
  return <Guarded allowed={['user', 'caretaker']}>{(user) => <Profile user={user} />}</Guarded>
}
