import DashboardIcon from '@mui/icons-material/Dashboard'
import { type LayoutProps, Menu } from 'react-admin'
import { HomeLayout } from '../app/HomeLayout.tsx'
import { HomeMenu } from '../app/HomeMenu.tsx'

const CaretakerMenu = () => (
  <HomeMenu>
    <Menu.Item to="/" primaryText="caretaker.dashboard" leftIcon={<DashboardIcon />} />
  </HomeMenu>
)

export const CaretakerLayout = (props: LayoutProps) => <HomeLayout {...props} menu={CaretakerMenu} />
