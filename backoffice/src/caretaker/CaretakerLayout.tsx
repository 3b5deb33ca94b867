import DashboardIcon from '@mui/icons-material/Dashboard'
import EventNoteIcon from '@mui/icons-material/EventNote'
import PersonIcon from '@mui/icons-material/Person'
import PhoneIcon from '@mui/icons-material/Phone'
import ScheduleIcon from '@mui/icons-material/Schedule'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import MenuItem from '@mui/material/MenuItem'
import Typography from '@mui/material/Typography'
import { brand } from '@thodu/api/contract/page-values'
import { useEffect, useSyncExternalStore } from 'react'
import { type LayoutProps, Menu, useTranslate } from 'react-admin'
import { AppLayout } from '../app/frame/AppLayout.tsx'
import { AppMenu } from '../app/frame/AppMenu.tsx'
import { menuItem } from '../app/frame/menu-item.ts'
import { isWithoutLine } from '../app/session/without-line.ts'
import { connection } from '../app/wire/connection.ts'
import { formatTime } from '../words/formats.ts'
import { InitialPasswordBanner } from './InitialPasswordBanner.tsx'
import { LeavingQuestion } from './LeavingQuestion.tsx'
import { OutboxTray } from './OutboxTray.tsx'
import { cacheApp } from './offline/cache-app.ts'
import { readSeenAt } from './offline/last-seen.ts'

/** The age of the shown data after the app opened offline. */
function AsOf() {
  const translate = useTranslate()
  const isReachable = useSyncExternalStore(connection.subscribe, connection.isReachable)
  const seenAt = isReachable || !isWithoutLine() ? undefined : readSeenAt()
  if (seenAt === undefined) return null
  return (
    <Typography role="status" sx={{ mb: 1, fontWeight: 600 }}>
      {translate('caretaker.outbox.asOf', { time: formatTime(seenAt) })}
    </Typography>
  )
}

/** Dashboard, My Visits, My Bookings, My Profile and Contact, which calls the office (rule CARE-13). */
const CaretakerMenu = () => (
  <AppMenu>
    <Menu.Item to="/" primaryText="caretaker.menu.dashboard" leftIcon={<DashboardIcon />} />
    <Menu.Item to="/visits" primaryText="caretaker.menu.visits" leftIcon={<ScheduleIcon />} />
    <Menu.Item to="/bookings" primaryText="caretaker.menu.bookings" leftIcon={<EventNoteIcon />} />
    <Menu.Item to="/myprofile" primaryText="caretaker.menu.profile" leftIcon={<PersonIcon />} />
    <ContactItem />
  </AppMenu>
)

function ContactItem() {
  const translate = useTranslate()
  const label = translate('caretaker.menu.contact')
  return (
    <MenuItem component="a" tabIndex={0} href={`tel:${brand.phone}`} sx={menuItem}>
      <ListItemIcon>
        <PhoneIcon />
      </ListItemIcon>
      <ListItemText primary={label} secondary={brand.phoneDisplay} />
    </MenuItem>
  )
}

export function CaretakerLayout({ children, ...props }: LayoutProps) {
  useEffect(() => {
    cacheApp()
    // The next sign-in or opening tries again.
    void import('./push/push-device.ts').then(({ renewPush }) => renewPush()).catch(() => undefined)
  }, [])
  return (
    <AppLayout {...props} menu={CaretakerMenu}>
      <AsOf />
      <InitialPasswordBanner />
      <OutboxTray />
      <LeavingQuestion />
      {children}
    </AppLayout>
  )
}
