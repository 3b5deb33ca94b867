import Portal from '@mui/material/Portal'
import { type ComponentType, type ReactNode, Suspense, useMemo, useState } from 'react'
import {
  AdminContext,
  AdminUI,
  type DataProvider,
  type I18nProvider,
  type LayoutProps,
  Notification,
} from 'react-admin'
import type { Home } from '../../words/catalogues.ts'
import { createQueryClient } from '../calls/query-client.ts'
import { UndoOffers } from '../calls/undo-offers.tsx'
import { SetUpScreen } from '../factors/lazy-screens.ts'
import { ProofHost } from '../factors/ProofHost.tsx'
import { darkTheme, lightTheme } from '../looks/theme.ts'
import { createAuthProvider, type Permissions } from '../session/auth-provider.ts'
import { readFactorDue } from '../session/factor-due.ts'
import { createStore } from '../session/store.ts'
import { MissingPage, NoAccessPage } from './MessagePage.tsx'

/** What a home is given once its words are there. */
export type HomeProps = { i18nProvider: I18nProvider }

type HomeShellProps = {
  home: Home
  i18nProvider: I18nProvider
  permissions: Permissions
  dataProvider: DataProvider
  layout: ComponentType<LayoutProps>
  dashboard: () => ReactNode
  children: ReactNode
}

/** What both homes share: session, access, words, looks, cache, and the places of 403 and 404. */
export function HomeShell({ home, permissions, dataProvider, i18nProvider, children, ...ui }: HomeShellProps) {
  // As it is when the home opens: whoever has set it up there still has codes to print.
  const [isHeldUp] = useState(() => readFactorDue()?.missing === true)
  const context = useMemo(
    () => ({
      authProvider: createAuthProvider(home, permissions),
      queryClient: createQueryClient(),
      store: createStore(home),
    }),
    [home, permissions],
  )
  return (
    <AdminContext
      {...context}
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      theme={lightTheme}
      darkTheme={darkTheme}
    >
      {isHeldUp ? (
        <Suspense fallback={null}>
          <SetUpScreen />
          <ProofHost />
          <Toasts />
        </Suspense>
      ) : (
        <AdminUI
          {...ui}
          title={i18nProvider.translate(`${home}.title`)}
          disableTelemetry
          requireAuth
          loginPage={false}
          notification={Toasts}
          catchAll={MissingPage}
          accessDenied={NoAccessPage}
        >
          {children}
        </AdminUI>
      )}
    </AdminContext>
  )
}

/** Success goes after 3 s, errors after 5 s (rule OFF-18), a way back after 10 (rule BOOK-18). */
const Toasts = () => (
  // Outside the page's root, which an open dialog hides from screen readers.
  <Portal>
    <Notification multiLine anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }} />
    <UndoOffers />
  </Portal>
)
