import { createDataProvider } from '../app/data-provider.ts'
import { HomeShell } from '../app/HomeShell.tsx'
import { adminMessages } from '../messages/en-admin.ts'
import { AdminLayout } from './AdminLayout.tsx'
import { AdminDashboard } from './dashboard/AdminDashboard.tsx'

const dataProvider = createDataProvider('admin')
const permissions = {}

/** The admin's home, /admin/* (spec: caretaker and admin, section 2). */
const AdminHome = () => (
  <HomeShell
    home="admin"
    permissions={permissions}
    dataProvider={dataProvider}
    messages={adminMessages}
    layout={AdminLayout}
    dashboard={AdminDashboard}
    title={adminMessages.admin.title}
  >
    {null}
  </HomeShell>
)

export default AdminHome
