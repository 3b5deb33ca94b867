import { CustomRoutes, Resource } from 'react-admin'
import { Route } from 'react-router-dom'
import { type AppProps, AppShell } from '../app/frame/AppShell.tsx'
import type { Permissions } from '../app/session/auth-provider.ts'
import { AdminLayout } from './AdminLayout.tsx'
import { adminDataProvider } from './admin-data-provider.ts'
import { AdminDashboard } from './dashboard/AdminDashboard.tsx'
import { allScreens, resourceOf } from './screens.tsx'

const permissions: Permissions = Object.fromEntries(
  allScreens.flatMap((screen) => (screen.allows ? [[resourceOf(screen), screen.allows]] : [])),
)

const AdminApp = ({ i18nProvider }: AppProps) => (
  <AppShell
    home="admin"
    permissions={permissions}
    dataProvider={adminDataProvider}
    i18nProvider={i18nProvider}
    layout={AdminLayout}
    dashboard={AdminDashboard}
  >
    {allScreens
      .filter(({ list, edit }) => list ?? edit)
      .map((screen) => (
        <Resource
          key={screen.path}
          name={resourceOf(screen)}
          {...(screen.list && { list: screen.list })}
          {...(screen.edit && { edit: screen.edit })}
        />
      ))}
    <CustomRoutes>
      {allScreens.map(({ path, page: Page }) => Page && <Route key={path} path={path} element={<Page />} />)}
    </CustomRoutes>
  </AppShell>
)

export default AdminApp
