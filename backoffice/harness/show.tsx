import '../src/app/looks/fonts.css'
import type { User } from '@thodu/api/contract/accounts/accounts.schema'
import { waitingSchema } from '@thodu/api/contract/dashboard/dashboard.schema'
import { TOKEN_KEY } from '@thodu/api/contract/people/session-keys'
import type { ReactNode } from 'react'
import { AdminContext, type AuthProvider, ResourceContextProvider } from 'react-admin'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { createFakeWire, type FakeWire } from '../../tests/support/screens/fake-wire.ts'
import { sample } from '../../tests/support/screens/sample.ts'
import { adminDataProvider } from '../src/admin/admin-data-provider.ts'
import { pendingCall } from '../src/admin/telephone/pending-call.ts'
import { Toasts } from '../src/app/frame/Toasts.tsx'
import { createThemes } from '../src/app/looks/theme.ts'
import { createAuthProvider } from '../src/app/session/auth-provider.ts'
import { createStore } from '../src/app/session/store.ts'
import { createQueryClient } from '../src/app/wire/query-client.ts'
import { cacheUser } from '../src/app/wire/session.ts'
import { caretakerDataProvider } from '../src/caretaker/caretaker-data-provider.ts'
import { createI18nProvider, whenAllWordsStand } from '../src/words/i18n.ts'
import type { Home } from '../src/words/load-words.ts'

export let wire: FakeWire
const realFetch = globalThis.fetch

/** Undo offers would remain for ten seconds, and some would be requested after the end of their test. */
function dismissOffers(): void {
  for (const button of document.querySelectorAll<HTMLElement>('[role=alert] button'))
    if (button.textContent === 'Dismiss') button.click()
}

export async function beginTest(): Promise<void> {
  await cleanup()
  // The outcome of a call is sent after ten seconds, when a later test runs.
  pendingCall.undo()
  wire = createFakeWire()
  // The views of nearly every list request it.
  wire.answer('GET /admin/waiting', sample(waitingSchema))
  globalThis.fetch = wire.fakeFetch(realFetch)
  localStorage.clear()
  sessionStorage.clear()
  await page.viewport(1280, 800)
}

/** After each test: fails if it sent a request without a prepared response. */
export function endTest(): void {
  globalThis.fetch = realFetch
  expect(wire.faults).toEqual([])
}

type Stage = {
  at?: string
  /** Route pattern, for a screen with path parameters. */
  path?: string
  resource?: string
}
const words = { clear: 'Clear', close: 'Close', open: 'Open', loading: 'Loading…', noOptions: 'No options' }

const people: Readonly<Record<Home, Pick<User, '_id' | 'name' | 'email' | 'role'>>> = {
  admin: { _id: 'a', name: 'Anita Office', email: 'anita@example.in', role: 'admin' },
  caretaker: { _id: 'c', name: 'Kavitha', email: 'kavitha@example.in', role: 'caretaker' },
}

export let address = ''
function Address() {
  const { pathname, search } = useLocation()
  address = pathname + search
  return null
}

/** The sign-in page is outside the app, so in a test an address without a screen stands for it. */
const toSignIn = () => ({ message: false, redirectTo: '/signed-out' })
function createTestAuth(home: Home): AuthProvider {
  const own = createAuthProvider(home, {})
  return {
    ...own,
    canAccess: async () => true,
    checkError: (error) =>
      own.checkError(error).catch(() => {
        throw toSignIn()
      }),
  }
}

async function show(home: Home, what: ReactNode, { at = '/', path = '*', resource = 'bookings' }: Stage) {
  localStorage.setItem(TOKEN_KEY, 'a token')
  cacheUser(people[home])
  const i18nProvider = await createI18nProvider(home, 'en')
  await whenAllWordsStand()
  const screen = await render(
    <MemoryRouter initialEntries={[at]}>
      <AdminContext
        dataProvider={home === 'admin' ? adminDataProvider : caretakerDataProvider}
        i18nProvider={i18nProvider}
        queryClient={createQueryClient()}
        store={createStore(home)}
        authProvider={createTestAuth(home)}
        {...createThemes(words)}
      >
        <ResourceContextProvider value={resource}>
          <Routes>
            <Route path={path} element={what} />
            <Route path="*" element={null} />
          </Routes>
        </ResourceContextProvider>
        <Address />
        <Toasts />
      </AdminContext>
    </MemoryRouter>,
  )
  dismissOffers()
  return screen
}

/** Renders a part of the admin app with translations, theme, cache, toasts, and `wire` as the server. */
export const showOffice = (what: ReactNode, stage: Stage = {}) => show('admin', what, stage)
export async function showCaretaker(what: ReactNode, stage: Stage = {}) {
  await page.viewport(390, 800)
  return show('caretaker', what, stage)
}
