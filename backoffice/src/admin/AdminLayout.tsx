import AssignmentIcon from '@mui/icons-material/Assignment'
import BadgeIcon from '@mui/icons-material/Badge'
import DashboardIcon from '@mui/icons-material/Dashboard'
import FactCheckIcon from '@mui/icons-material/FactCheck'
import MailIcon from '@mui/icons-material/Mail'
import PeopleIcon from '@mui/icons-material/People'
import PersonAddIcon from '@mui/icons-material/PersonAdd'
import PhoneCallbackIcon from '@mui/icons-material/PhoneCallback'
import VisibilityIcon from '@mui/icons-material/Visibility'
import { type LayoutProps, Menu } from 'react-admin'
import { HomeLayout } from '../app/frame/HomeLayout.tsx'
import { HomeMenu } from '../app/frame/HomeMenu.tsx'

/** The four entries of the day's work, then its queues (rule OFF-1). */
const entries = [
  { to: '/', key: 'dashboard', icon: <DashboardIcon /> },
  { to: '/users', key: 'users', icon: <PeopleIcon /> },
  { to: '/bookings', key: 'bookings', icon: <AssignmentIcon /> },
  { to: '/add-caretaker', key: 'addCaregiver', icon: <PersonAddIcon /> },
  { to: '/caretakers', key: 'caretakers', icon: <BadgeIcon /> },
  { to: '/callbacks', key: 'callbacks', icon: <PhoneCallbackIcon /> },
  { to: '/messages', key: 'messages', icon: <MailIcon /> },
  { to: '/documents', key: 'documents', icon: <FactCheckIcon /> },
  { to: '/access-log', key: 'access', icon: <VisibilityIcon /> },
] as const

const AdminMenu = () => (
  <HomeMenu>
    {entries.map(({ to, key, icon }) => (
      <Menu.Item key={to} to={to} primaryText={`admin.menu.${key}`} leftIcon={icon} />
    ))}
  </HomeMenu>
)

export const AdminLayout = (props: LayoutProps) => <HomeLayout {...props} menu={AdminMenu} />
