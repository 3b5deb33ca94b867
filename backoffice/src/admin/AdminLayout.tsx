import AssessmentIcon from '@mui/icons-material/Assessment'
import AssignmentIcon from '@mui/icons-material/Assignment'
import BadgeIcon from '@mui/icons-material/Badge'
import CalendarMonthIcon from '@mui/icons-material/CalendarMonth'
import DashboardIcon from '@mui/icons-material/Dashboard'
import EventBusyIcon from '@mui/icons-material/EventBusy'
import EventNoteIcon from '@mui/icons-material/EventNote'
import FactCheckIcon from '@mui/icons-material/FactCheck'
import HistoryIcon from '@mui/icons-material/History'
import KeyIcon from '@mui/icons-material/Key'
import MailIcon from '@mui/icons-material/Mail'
import PeopleIcon from '@mui/icons-material/People'
import PersonAddIcon from '@mui/icons-material/PersonAdd'
import PhoneIcon from '@mui/icons-material/Phone'
import PhoneCallbackIcon from '@mui/icons-material/PhoneCallback'
import TodayIcon from '@mui/icons-material/Today'
import VisibilityIcon from '@mui/icons-material/Visibility'
import type { ReactElement } from 'react'
import { type LayoutProps, Menu } from 'react-admin'
import { HomeLayout } from '../app/frame/HomeLayout.tsx'
import { HomeMenu } from '../app/frame/HomeMenu.tsx'
import { DeskTools } from './desk/DeskTools.tsx'
import { type DeskPage, deskPages } from './desk/pages.ts'
import { QueueItem } from './desk/QueueItem.tsx'
import { useWaiting } from './desk/use-waiting.ts'

const icons: Record<DeskPage, ReactElement> = {
  dashboard: <DashboardIcon />,
  users: <PeopleIcon />,
  bookings: <AssignmentIcon />,
  addCaregiver: <PersonAddIcon />,
  caretakers: <BadgeIcon />,
  today: <TodayIcon />,
  roster: <CalendarMonthIcon />,
  visits: <EventNoteIcon />,
  timeOff: <EventBusyIcon />,
  calls: <PhoneIcon />,
  callbacks: <PhoneCallbackIcon />,
  messages: <MailIcon />,
  documents: <FactCheckIcon />,
  reports: <AssessmentIcon />,
  audit: <HistoryIcon />,
  access: <VisibilityIcon />,
}

/** The menu of the day, each queue with what waits in it (rule OFF-24). */
function AdminMenu() {
  const waiting = useWaiting()
  const counts: Partial<Record<DeskPage, number>> = waiting
    ? { ...waiting, today: waiting.lateVisits + waiting.openVisits }
    : {}
  const overdue: Partial<Record<DeskPage, number>> = {
    today: waiting?.lateVisits ?? 0,
    callbacks: waiting?.overdueCallbacks ?? 0,
  }
  return (
    <HomeMenu>
      {deskPages.map(({ to, key }) => (
        <QueueItem
          key={to}
          to={to}
          textKey={`admin.menu.${key}`}
          icon={icons[key]}
          count={counts[key] ?? 0}
          overdue={overdue[key] ?? 0}
        />
      ))}
      <Menu.Item to="/account" primaryText="app.account" leftIcon={<KeyIcon />} />
    </HomeMenu>
  )
}

export const AdminLayout = (props: LayoutProps) => <HomeLayout {...props} menu={AdminMenu} tools={<DeskTools />} />
