import CssBaseline from '@mui/material/CssBaseline'
import { type ComponentType, type ReactNode, Suspense, useMemo, useState } from 'react'
import {
  AdminContext,
  CoreAdminUI,
  type DataProvider,
  type I18nProvider,
  type LayoutProps,
  LoadingPage,
} from 'react-admin'
import type { Home } from '../../words/load-words.ts'
import { createThemes } from '../looks/theme.ts'
import { createAuthProvider, type Permissions } from '../session/auth-provider.ts'
import { readFactorDue } from '../session/factor-due.ts'
import { createStore } from '../session/store.ts'
import { SetUpScreen } from '../two-factor/lazy-screens.ts'
import { ProofHost } from '../two-factor/ProofHost.tsx'
import { createQueryClient } from '../wire/query-client.ts'
import { ErrorPage, MissingPage, NoAccessPage, SignInFailedPage } from './MessagePage.tsx'
import { Toasts } from './Toasts.tsx'

export type AppProps = { i18nProvider: I18nProvider }

type AppShellProps = {
  home: Home
  i18nProvider: I18nProvider
  permissions: Permissions
  dataProvider: DataProvider
  layout: ComponentType<LayoutProps>
  dashboard: () => ReactNode
  children: ReactNode
}

/** Everything both apps share: session, access control, translations, theme, query cache, and the 403 and 404 screens. */
export function AppShell({ home, permissions, dataProvider, i18nProvider, children, ...ui }: AppShellProps) {
  const { translate: say } = i18nProvider
  // Read once, when the app opens: after setting up the factor, the user still has recovery codes to print.
  const [isHeldUp] = useState(() => readFactorDue()?.missing === true)
  const context = useMemo(
    () => ({
      authProvider: createAuthProvider(home, permissions),
      queryClient: createQueryClient(),
      store: createStore(home),
      ...createThemes({
        clear: say('mui.clear'),
        close: say('mui.close'),
        open: say('mui.open'),
        loading: say('mui.loading'),
        noOptions: say('mui.noOptions'),
      }),
    }),
    [home, permissions, say],
  )
  return (
    <AdminContext {...context} dataProvider={dataProvider} i18nProvider={i18nProvider}>
      {isHeldUp ? (
        <Suspense fallback={null}>
          <SetUpScreen />
          <ProofHost />
          <Toasts />
        </Suspense>
      ) : (
        <>
          <CssBaseline enableColorScheme />
          <CoreAdminUI
            {...ui}
            title={i18nProvider.translate(`${home}.title`)}
            disableTelemetry
            requireAuth
            loading={LoadingPage}
            error={ErrorPage}
            catchAll={MissingPage}
            accessDenied={NoAccessPage}
            authenticationError={SignInFailedPage}
          >
            {children}
          </CoreAdminUI>
          <Toasts />
        </>
      )}
    </AdminContext>
  )
}
