import './app/looks/fonts.css'
import './app/looks/print.css'
import { followOtherTab } from '@thodu/api/contract/people/session-keys'
import { lazy, StrictMode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { GateSpinner, HomeGate } from './app/session/HomeGate.tsx'
import { readCachedUser } from './app/session/session.ts'
import { createI18nProvider } from './words/i18n.ts'
import { chooseLocale } from './words/locale.ts'

const homes = {
  admin: { basename: '/admin', load: () => import('./admin/AdminHome.tsx') },
  caretaker: { basename: '/caretaker', load: () => import('./caretaker/CaretakerHome.tsx') },
} as const

// A sign-out elsewhere is heard at once; a session that ended elsewhere hands over what was typed.
addEventListener('storage', (event) => followOtherTab(event, sessionStorage))

const role = location.pathname.split('/')[1] === 'caretaker' ? 'caretaker' : 'admin'
const { basename, load } = homes[role]
const locale = chooseLocale()
document.documentElement.lang = locale
const loadHome = async () => {
  const [{ default: Loaded }, i18nProvider] = await Promise.all([load(), createI18nProvider(role, locale)])
  return { default: () => <Loaded i18nProvider={i18nProvider} /> }
}
const Home = lazy(loadHome)
// Somebody known to belong here gets the code while the server is being asked; anybody else gets none of it.
if (readCachedUser()?.role === role) void loadHome()

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <BrowserRouter basename={basename} useTransitions={false}>
        <HomeGate home={role}>
          <Suspense fallback={<GateSpinner />}>
            <Home />
          </Suspense>
        </HomeGate>
      </BrowserRouter>
    </StrictMode>,
  )
}
