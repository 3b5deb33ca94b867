import type { User } from '@thodu/api/contract/accounts/accounts.schema'
import { texts } from '@thodu/api/contract/texts'
import { lazy, useEffect, useMemo, useSyncExternalStore } from 'react'
import { frame } from '#words/frame.ts'
import { Guarded } from '../session/Guarded.tsx'
import { showsLastSeen, watchLastSeen } from '../session/last-seen.ts'
import { cacheUser } from '../session/session-store.ts'
import { Alert } from '../ui/Alert.tsx'
import { LoadBoundary } from '../ui/LoadBoundary.tsx'
import { PerformanceWidget } from './analytics/PerformanceWidget.tsx'
import { loadForms } from './bookings/lazy-dialog.ts'
import { Loadable } from './Loadable.tsx'
import { loadProfile } from './load.ts'
import { Overview } from './Overview.tsx'
import { TabList } from './TabList.tsx'
import { type TabId, tabIds, tabOfHash, tabsOf, useTab } from './tabs.ts'
import { useLoad } from './use-load.ts'

function watchConnection(change: () => void): () => void {
  for (const event of ['online', 'offline']) addEventListener(event, change)
  const endWatch = watchLastSeen(change)
  return () => {
    endWatch()
    for (const event of ['online', 'offline']) removeEventListener(event, change)
  }
}

/** Says that the shown data may be old; disappears when the connection is back or an answer came. */
function OfflineNote() {
  const isNew = useSyncExternalStore(watchConnection, () => navigator.onLine && !showsLastSeen())
  return isNew ? null : <Alert tone="note">{frame.lastSeen}</Alert>
}

// The other tabs load when a finger, the mouse or the keyboard comes near, so that the page itself stays small.
const loadTabs = () => import('./other-tabs.ts')
const loadOthers = () => void Promise.all([loadTabs(), loadForms()]).catch(() => undefined)
const Bookings = lazy(() => loadTabs().then(({ BookingsTab }) => ({ default: BookingsTab })))
const Documents = lazy(() => loadTabs().then(({ DocumentsTab }) => ({ default: DocumentsTab })))
const AnalyticsPanel = lazy(() => loadTabs().then(({ AnalyticsTab }) => ({ default: AnalyticsTab })))
const Settings = lazy(() => loadForms().then(({ SettingsTab }) => ({ default: SettingsTab })))

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
  const showUser = (changed: User) => {
    loaded.setData(changed)
    cacheUser(changed)
  }
  return (
    <>
      <TabList tabs={tabs} current={tab} onOpen={open} onNear={loadOthers} />
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

/** Loads the tab in the address before the account is known. */
function loadOpenTab(): void {
  const tab = tabOfHash(location.hash, tabIds)
  if (tab !== 'overview') void (tab === 'settings' ? loadForms() : loadTabs()).catch(() => undefined)
}

/** Loads the font of a page that began with the system's letters (earlyScript), and then shows all its letters at once. */
function showLetters(): void {
  const root = document.documentElement
  if (root.dataset.systemFont === undefined) return
  const family = getComputedStyle(root).getPropertyValue('--font-anek')
  void document.fonts
    .load(`1em ${family}`, document.title)
    .catch(() => undefined)
    .then(() => delete root.dataset.systemFont)
}

/** /profile for customers, and for caretakers with two tabs; admins go to /forbidden (rule WHO-5). */
export function ProfileApp() {
  useEffect(showLetters, [])
  useEffect(loadOpenTab, [])
  return <Guarded allowed={['user', 'caretaker']}>{(user) => <Profile user={user} />}</Guarded>
}
