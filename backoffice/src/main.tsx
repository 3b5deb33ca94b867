import '@fontsource-variable/anek-latin/wght.css'
import './app/looks/print.css'
import { lazy, StrictMode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { GateSpinner, HomeGate } from './app/session/HomeGate.tsx'
import { readCachedUser } from './app/session/session.ts'

const homes = {
  admin: { basename: '/admin', load: () => import('./admin/AdminHome.tsx') },
  caretaker: { basename: '/caretaker', load: () => import('./caretaker/CaretakerHome.tsx') },
} as const

const role = location.pathname.split('/')[1] === 'caretaker' ? 'caretaker' : 'admin'
const { basename, load } = homes[role]
const Home = lazy(load)
// Somebody known to belong here gets the code while the server is being asked; anybody else gets none of it.
if (readCachedUser()?.role === role) void load()

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
