import { CustomRoutes, Resource } from 'react-admin'
import { Route } from 'react-router-dom'
import { AccountPage } from '../app/factors/lazy-screens.ts'
import { type HomeProps, HomeShell } from '../app/frame/HomeShell.tsx'
import { AdminLayout } from './AdminLayout.tsx'
import { adminDataProvider } from './admin-data-provider.ts'
import { AdminDashboard } from './dashboard/AdminDashboard.tsx'
import {
  AddCaretakerPage,
  adminPermissions,
  adminResources,
  BookForCallerPage,
  EmergencySheetPage,
  ReportsPage,
} from './resources.tsx'
import { CalendarPage, RosterPage, TodayPage } from './visits/lazy-screens.ts'

/** The admin's home, /admin/* (rule OFF-1). */
const AdminHome = ({ i18nProvider }: HomeProps) => (
  <HomeShell
    home="admin"
    permissions={adminPermissions}
    dataProvider={adminDataProvider}
    i18nProvider={i18nProvider}
    layout={AdminLayout}
    dashboard={AdminDashboard}
  >
    {adminResources.map((resource) => (
      <Resource key={resource.name} {...resource} />
    ))}
    <CustomRoutes>
      <Route path="/book" element={<BookForCallerPage />} />
      <Route path="/add-caretaker" element={<AddCaretakerPage />} />
      <Route path="/account" element={<AccountPage />} />
      <Route path="/today" element={<TodayPage />} />
      <Route path="/roster" element={<RosterPage />} />
      <Route path="/roster/:kind/:id" element={<CalendarPage />} />
      <Route path="/reports" element={<ReportsPage />} />
      <Route path="/emergency" element={<EmergencySheetPage />} />
    </CustomRoutes>
  </HomeShell>
)

export default AdminHome
