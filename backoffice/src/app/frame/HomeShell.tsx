import Portal from '@mui/material/Portal'
import type { Role } from '@thodu/api/contract/roles'
import { type ComponentType, type ReactNode, useMemo } from 'react'
import { AdminContext, AdminUI, type DataProvider, type LayoutProps, Notification } from 'react-admin'
import { createI18nProvider } from '../../words/i18n.ts'
import { createQueryClient } from '../calls/query-client.ts'
import { darkTheme, lightTheme } from '../looks/theme.ts'
import { createAuthProvider, type Permissions } from '../session/auth-provider.ts'
import { createStore } from '../session/store.ts'
import { MissingPage, NoAccessPage } from './MessagePage.tsx'

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

/** Success goes after 3 s, errors after 5 s (spec: caretaker and admin, section 9); the caller sets the time. */
export const Toasts = () => (
  // Outside the page's root, which an open dialog hides from screen readers.
  <Portal>
    <Notification multiLine anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }} />
  </Portal>
)
