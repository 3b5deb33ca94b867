import './app/looks/fonts.css'
import './app/looks/motion.css'
import './app/looks/settling.css'
import './app/looks/print.css'
import './app/session/gate.css'
import letters from '@fontsource-variable/anek-latin/files/anek-latin-latin-wght-normal.woff2?url'
import { followOtherTab } from '@thodu/api/contract/people/session-keys'
import { guardDoubleClick } from './app/frame/second-press.ts'
import { isStorageOpen } from './app/session/storage-open.ts'
import { readCachedUser, readToken } from './app/wire/session.ts'
import { readSeenAt } from './caretaker/offline/last-seen.ts'
import { nameManifest } from './caretaker/offline/name-manifest.ts'
import { readFirstVisits } from './caretaker/visits/first-visits.ts'
import { readFirstPage } from './caretaker/wire/first-page.ts'
import { startMe } from './first-reads.ts'
import { loadWords } from './words/load-words.ts'
import { reader } from './words/locale.ts'

// A sign-out in another tab takes effect at once; a session that expired there hands over its drafts.
addEventListener('storage', (event) => followOtherTab(event, sessionStorage))
document.documentElement.lang = reader
guardDoubleClick(window)

const role = location.pathname.split('/')[1] === 'caretaker' ? 'caretaker' : 'admin'
const opensToday = role === 'caretaker' && /^\/caretaker\/?$/.test(location.pathname)
if (role === 'caretaker') nameManifest()

/** Bytes per millisecond (1.2 Mbit/s): a slower connection must load code before fonts. */
const THIN = 150
function isThin(): boolean {
  const [own] = performance.getEntriesByName(import.meta.url)
  return own instanceof PerformanceResourceTiming && own.encodedBodySize / (own.responseEnd - own.responseStart) < THIN
}

/** Preloads the Latin font, so that it is available when the app is drawn (looks/fonts.css). */
function askForLetters(): void {
  const link = Object.assign(document.createElement('link'), {
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    crossOrigin: '',
    href: letters,
  })
  document.head.append(link)
}

/**
 * This file is small on purpose: a caretaker's jobs load along with the first code, long before react-admin
 * (docs/decisions/0029-first-screen.md).
 */
async function start(): Promise<void> {
  const known = readToken() === null ? undefined : readCachedUser()?.role
  const today = opensToday && known === 'caretaker'
  const me = role === 'admin' && readToken() !== null ? startMe() : undefined
  const shell = import('./open-app.tsx')
  // Other users get no code before the server has confirmed the account; the gate repeats a failed load.
  const begun = me && import('./load-office.ts').then(({ loadOffice }) => loadOffice(known, me))
  begun?.catch(() => undefined)
  const thin = isThin()
  if (!thin) askForLetters()
  // The screens read the results, including failures.
  if (today) for (const read of [readFirstPage, readFirstVisits]) void read().catch(() => undefined)
  const [{ openApp }, first, words] = await Promise.all([
    shell,
    today ? import('./caretaker/today/FirstScreen.tsx') : undefined,
    today ? loadWords('caretaker', reader) : undefined,
  ])
  const hasSeen = () => role === 'caretaker' && readSeenAt() !== undefined
  if (thin) void Promise.resolve(begun).then(askForLetters, askForLetters)
  openApp(role, first && words ? first.createFirstScreen(words) : undefined, hasSeen)
}

const root = document.getElementById('root')
if (root && location.pathname === '/setup')
  void import('./admin/setup/open-setup.tsx').then(({ openSetup }) => openSetup(root))
else if (isStorageOpen() || !root) void start()
else void import('./app/session/storage-blocked.ts').then(({ showStorageBlocked }) => showStorageBlocked(root))
