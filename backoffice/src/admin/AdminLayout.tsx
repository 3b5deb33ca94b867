import AssessmentIcon from '@mui/icons-material/Assessment'
import AssignmentIcon from '@mui/icons-material/Assignment'
import BadgeIcon from '@mui/icons-material/Badge'
import CalendarMonthIcon from '@mui/icons-material/CalendarMonth'
import DashboardIcon from '@mui/icons-material/Dashboard'
import FactCheckIcon from '@mui/icons-material/FactCheck'
import PeopleIcon from '@mui/icons-material/People'
import PersonAddIcon from '@mui/icons-material/PersonAdd'
import PhoneIcon from '@mui/icons-material/Phone'
import type { ReactElement } from 'react'
import type { LayoutProps } from 'react-admin'
import { useLocation } from 'react-router-dom'
import { HomeLayout } from '../app/frame/HomeLayout.tsx'
import { HomeMenu } from '../app/frame/HomeMenu.tsx'
import { DeskTools } from './desk/DeskTools.tsx'
import { DoorItem } from './desk/DoorItem.tsx'
import { DoorTabs } from './desk/DoorTabs.tsx'
import { countDoor, countPages, type Door, doors, placeOf } from './desk/doors.ts'
import { useWaiting } from './desk/use-waiting.ts'

const icons: Record<Door['key'], ReactElement> = {
  dashboard: <DashboardIcon />,
  calls: <PhoneIcon />,
  bookings: <AssignmentIcon />,
  roster: <CalendarMonthIcon />,
  caretakers: <BadgeIcon />,
  addCaregiver: <PersonAddIcon />,
  users: <PeopleIcon />,
  reports: <AssessmentIcon />,
  office: <FactCheckIcon />,
}

/** The doors of the office, each with what waits behind it (rules OFF-1, OFF-24). */
function AdminMenu() {
  const counts = countPages(useWaiting())
  const current = placeOf(useLocation().pathname)?.door.key
  return (
    <HomeMenu>
      {doors.map((door) => (
        <DoorItem
          key={door.key}
          to={door.pages[0].to}
          textKey={`admin.menu.${door.key}`}
          icon={icons[door.key]}
          isCurrent={door.key === current}
          {...countDoor(door, counts)}
        />
      ))}
    </HomeMenu>
  )
}

export const AdminLayout = ({ children, ...props }: LayoutProps) => (
  <HomeLayout {...props} menu={AdminMenu} tools={<DeskTools />}>
    <DoorTabs />
    {children}
  </HomeLayout>
)
