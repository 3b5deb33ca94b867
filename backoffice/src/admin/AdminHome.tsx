import { lazy } from 'react'
import { CustomRoutes, Resource } from 'react-admin'
import { Route } from 'react-router-dom'
import { HomeShell } from '../app/frame/HomeShell.tsx'
import { adminMessages } from '../words/en/admin.ts'
import { AdminLayout } from './AdminLayout.tsx'
import { adminDataProvider } from './admin-data-provider.ts'
import { AdminDashboard } from './dashboard/AdminDashboard.tsx'
import {
  adminPermissions,
  bookingsResource,
  callbacksResource,
  caretakersResource,
  documentsResource,
  messagesResource,
  usersResource,
} from './resources.tsx'

const AddCaretakerPage = lazy(async () => ({
  default: (await import('./caretakers/AddCaretakerPage.tsx')).AddCaretakerPage,
}))

const resources = [
  bookingsResource,
  usersResource,
  caretakersResource,
  callbacksResource,
  messagesResource,
  documentsResource,
]

/** The admin's home, /admin/* (spec: caretaker and admin, section 2). */
const AdminHome = () => (
  <HomeShell
    home="admin"
    permissions={adminPermissions}
    dataProvider={adminDataProvider}
    messages={adminMessages}
    layout={AdminLayout}
    dashboard={AdminDashboard}
    title={adminMessages.admin.title}
  >
    {resources.map((resource) => (
      <Resource key={resource.name} {...resource} />
    ))}
    <CustomRoutes>
      <Route path="/add-caretaker" element={<AddCaretakerPage />} />
    </CustomRoutes>
  </HomeShell>
)

export default AdminHome
