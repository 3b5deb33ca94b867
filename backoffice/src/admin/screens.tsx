import AssessmentIcon from '@mui/icons-material/Assessment'
import AssignmentIcon from '@mui/icons-material/Assignment'
import BadgeIcon from '@mui/icons-material/Badge'
import CalendarMonthIcon from '@mui/icons-material/CalendarMonth'
import DashboardIcon from '@mui/icons-material/Dashboard'
import FactCheckIcon from '@mui/icons-material/FactCheck'
import InboxIcon from '@mui/icons-material/Inbox'
import PeopleIcon from '@mui/icons-material/People'
import PersonAddIcon from '@mui/icons-material/PersonAdd'
import type { ComponentType, ReactElement } from 'react'
import { AccountPage } from '../app/two-factor/lazy-screens.ts'
import { loadScreen } from '../app/wire/load-screen.tsx'

/** Icons of the menu entries, in the menu's order (rule OFF-1). */
export const menuIcons = {
  dashboard: <DashboardIcon />,
  inbox: <InboxIcon />,
  bookings: <AssignmentIcon />,
  roster: <CalendarMonthIcon />,
  caretakers: <BadgeIcon />,
  addCaregiver: <PersonAddIcon />,
  users: <PeopleIcon />,
  reports: <AssessmentIcon />,
  office: <FactCheckIcon />,
} as const satisfies Readonly<Record<string, ReactElement>>
export type MenuEntryKey = keyof typeof menuIcons

type Screen = {
  /** A list's resource name is derived from it. */
  path: string
  /**
   * `key` names the text in `admin.menu` for menu, tabs and search; `door` is the menu entry that contains the screen. A screen
   * without both opens only from another screen.
   */
  key?: string
  door?: MenuEntryKey
  list?: ComponentType
  edit?: ComponentType
  page?: ComponentType
  /** For a screen without its own tab: the key of the screen whose tab is shown as selected. */
  under?: string
  /** Shown only where payments are set up (rule MON-4). */
  needs?: 'payments'
  /** Allowed actions; all others are refused (rules WHO-8, WHO-10). */
  allows?: readonly ('list' | 'edit' | 'create' | 'export')[]
}

/** One file (chunk) for all screens of visits, because the office opens them one after the other. */
const visits = () => import('./schedule/screens.ts')
const payroll = () => import('./payroll/screens.ts')

/** The inbox, and the addresses of the lists that it replaced. */
const inbox = () => import('./inbox/screens.tsx')

/** Every screen of the admin app. Menu, tabs, search, addresses and permissions are derived from this list. */
export const screens = [
  { path: '/', key: 'dashboard', door: 'dashboard' },
  { path: '/inbox', key: 'inbox', door: 'inbox', page: loadScreen(inbox, 'InboxPage') },
  { path: '/calls', page: loadScreen(inbox, 'FormerCalls') },
  { path: '/callbacks', page: loadScreen(inbox, 'FormerCallbacks') },
  { path: '/messages', page: loadScreen(inbox, 'FormerMessages') },
  { path: '/privacy-requests', page: loadScreen(inbox, 'FormerPrivacyRequests') },
  { path: '/privacy-requests/:id', page: loadScreen(inbox, 'FormerPrivacyRequests') },
  {
    path: '/bookings',
    key: 'bookings',
    door: 'bookings',
    list: loadScreen(() => import('./bookings/list/BookingList.tsx'), 'BookingList'),
    edit: loadScreen(() => import('./bookings/page/BookingPage.tsx'), 'BookingPage'),
    allows: ['list', 'edit', 'export'],
  },
  {
    path: '/money',
    key: 'money',
    door: 'bookings',
    needs: 'payments',
    list: loadScreen(() => import('./money/MoneyList.tsx'), 'MoneyList'),
    allows: ['list', 'export'],
  },
  { path: '/book', page: loadScreen(() => import('./bookings/call/BookForCallerPage.tsx'), 'BookForCallerPage') },
  { path: '/roster', key: 'week', door: 'roster', page: loadScreen(visits, 'RosterPage') },
  {
    path: '/roster/:kind/:id',
    page: loadScreen(() => import('./schedule/calendar/CalendarPage.tsx'), 'CalendarPage'),
  },
  { path: '/today', key: 'today', door: 'roster', page: loadScreen(visits, 'TodayPage') },
  {
    path: '/visits',
    key: 'visits',
    door: 'roster',
    list: loadScreen(visits, 'VisitList'),
    allows: ['list', 'export'],
  },
  {
    path: '/time-off',
    key: 'timeOff',
    door: 'roster',
    list: loadScreen(visits, 'TimeOffList'),
    allows: ['list', 'export'],
  },
  {
    path: '/caretakers',
    key: 'caretakers',
    door: 'caretakers',
    list: loadScreen(() => import('./caretakers/CaretakerList.tsx'), 'CaretakerList'),
    edit: loadScreen(() => import('./caretakers/page/CaretakerPage.tsx'), 'CaretakerPage'),
    allows: ['list', 'create', 'edit'],
  },
  {
    path: '/payroll',
    key: 'payroll',
    door: 'caretakers',
    page: loadScreen(payroll, 'PayrollPage'),
  },
  {
    path: '/payroll/:id',
    under: 'payroll',
    page: loadScreen(payroll, 'PayBookPage'),
  },
  { path: '/worked', page: loadScreen(payroll, 'WorkedRedirect') },
  {
    path: '/add-caretaker',
    key: 'addCaregiver',
    door: 'addCaregiver',
    page: loadScreen(() => import('./caretakers/AddCaretakerPage.tsx'), 'AddCaretakerPage'),
  },
  {
    path: '/users',
    key: 'users',
    door: 'users',
    list: loadScreen(() => import('./users/UserList.tsx'), 'UserList'),
    allows: ['list', 'edit'],
  },
  {
    path: '/families',
    edit: loadScreen(() => import('./family/FamilyPage.tsx'), 'FamilyPage'),
    allows: ['edit'],
  },
  {
    path: '/reports',
    key: 'reports',
    door: 'reports',
    page: loadScreen(() => import('./reports/ReportsPage.tsx'), 'ReportsPage'),
  },
  {
    path: '/settings',
    key: 'settings',
    door: 'office',
    page: loadScreen(() => import('./settings/SettingsPage.tsx'), 'SettingsPage'),
  },
  {
    path: '/documents',
    key: 'documents',
    door: 'office',
    list: loadScreen(() => import('./documents/DocumentList.tsx'), 'DocumentList'),
    allows: ['list', 'edit'],
  },
  {
    path: '/breaches',
    key: 'privacy',
    door: 'office',
    list: loadScreen(() => import('./privacy/breaches/BreachPage.tsx'), 'BreachPage'),
    edit: loadScreen(() => import('./privacy/breaches/BreachPage.tsx'), 'BreachPage'),
    allows: ['list', 'edit'],
  },
  {
    path: '/audit-logs',
    key: 'audit',
    door: 'office',
    list: loadScreen(() => import('./audit/AuditPage.tsx'), 'AuditPage'),
    allows: ['list', 'export'],
  },
  {
    path: '/access-log',
    key: 'access',
    door: 'office',
    list: loadScreen(() => import('./access/AccessList.tsx'), 'AccessList'),
    allows: ['list'],
  },
  {
    path: '/retention',
    under: 'privacy',
    list: loadScreen(() => import('./privacy/retention/RetentionList.tsx'), 'RetentionList'),
    allows: ['list', 'export'],
  },
  {
    path: '/emergency',
    key: 'emergency',
    door: 'office',
    page: loadScreen(() => import('./emergency/EmergencySheetPage.tsx'), 'EmergencySheetPage'),
  },
  { path: '/account', key: 'account', door: 'office', page: AccountPage },
] as const satisfies readonly Screen[]

/** The same list with every optional property. */
export const allScreens: readonly Screen[] = screens
export const resourceOf = ({ path }: Screen): string => path.slice(1)
