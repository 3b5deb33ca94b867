import type { Role } from '@thodu/api/contract/roles'
import { type ComponentType, type ReactNode, useMemo } from 'react'
import { AdminContext, AdminUI, type DataProvider, type LayoutProps } from 'react-admin'
import { createAuthProvider, type Permissions } from './auth-provider.ts'
import { createI18nProvider } from './i18n.ts'
import { MissingPage } from './MissingPage.tsx'
import { NoAccessPage } from './NoAccessPage.tsx'
import { createQueryClient } from './query-client.ts'
import { createStore } from './store.ts'
import { Toasts } from './Toasts.tsx'
import { darkTheme, lightTheme } from './theme.ts'

type HomeShellProps = {
  home: Exclude<Role, 'user'>
  permissions: Permissions
  dataProvider: DataProvider
  messages: Readonly<Record<string, unknown>>
  layout: ComponentType<LayoutProps>
  dashboard: () => ReactNode
  title: string
  children: ReactNode
}

/** What both homes share: session, access, words, looks, cache, and the places of 403 and 404. */
export function HomeShell({ home, permissions, dataProvider, messages, children, ...ui }: HomeShellProps) {
  const context = useMemo(
    () => ({
      authProvider: createAuthProvider(home, permissions),
      i18nProvider: createI18nProvider(messages),
      queryClient: createQueryClient(),
      store: createStore(home),
    }),
    [home, permissions, messages],
  )
  return (
    <AdminContext {...context} dataProvider={dataProvider} theme={lightTheme} darkTheme={darkTheme}>
      <AdminUI
        {...ui}
        disableTelemetry
        requireAuth
        loginPage={false}
        notification={Toasts}
        catchAll={MissingPage}
        accessDenied={NoAccessPage}
      >
        {children}
      </AdminUI>
    </AdminContext>
  )
}
