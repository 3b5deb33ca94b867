import { lazy } from 'react'
import { CustomRoutes, Resource } from 'react-admin'
import { Route } from 'react-router-dom'
import { HomeShell } from '../app/HomeShell.tsx'
import { adminMessages } from '../messages/en-admin.ts'
import { AdminLayout } from './AdminLayout.tsx'
import { accessResource } from './access/access.resource.tsx'
import { adminDataProvider } from './admin-data-provider.ts'
import { bookingsResource } from './bookings/bookings.resource.tsx'
import { callbacksResource } from './callbacks/callbacks.resource.tsx'
import { caretakersResource } from './caretakers/caretakers.resource.tsx'
import { AdminDashboard } from './dashboard/AdminDashboard.tsx'
import { documentsResource } from './documents/documents.resource.tsx'
import { messagesResource } from './messages/messages.resource.tsx'
import { adminPermissions } from './permissions.ts'
import { usersResource } from './users/users.resource.tsx'

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
  accessResource,
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
