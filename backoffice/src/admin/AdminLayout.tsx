import DashboardIcon from '@mui/icons-material/Dashboard'
import { type LayoutProps, Menu } from 'react-admin'
import { HomeLayout } from '../app/HomeLayout.tsx'
import { HomeMenu } from '../app/HomeMenu.tsx'

const AdminMenu = () => (
  <HomeMenu>
    <Menu.Item to="/" primaryText="admin.menu.dashboard" leftIcon={<DashboardIcon />} />
  </HomeMenu>
)

export const AdminLayout = (props: LayoutProps) => <HomeLayout {...props} menu={AdminMenu} />
