import type { ResourceProps } from 'react-admin'
import { loadScreen } from '../app/frame/load-screen.tsx'
import type { Permissions } from '../app/session/auth-provider.ts'
import { TimeOffList, VisitList } from './visits/lazy-screens.ts'

/** The lists of the admin's home, each with its screens; `edit` gives a page the path /admin/{name}/:id. */
export const adminResources: readonly ResourceProps[] = [
  {
    name: 'bookings',
    list: loadScreen(() => import('./bookings/list/BookingList.tsx'), 'BookingList'),
    edit: loadScreen(() => import('./bookings/page/BookingPage.tsx'), 'BookingPage'),
  },
  { name: 'families', edit: loadScreen(() => import('./family/FamilyPage.tsx'), 'FamilyPage') },
  { name: 'users', list: loadScreen(() => import('./users/UserList.tsx'), 'UserList') },
  {
    name: 'caretakers',
    list: loadScreen(() => import('./caretakers/CaretakerList.tsx'), 'CaretakerList'),
    edit: loadScreen(() => import('./caretakers/page/CaretakerPage.tsx'), 'CaretakerPage'),
  },
  { name: 'callbacks', list: loadScreen(() => import('./callbacks/CallbackList.tsx'), 'CallbackList') },
  { name: 'messages', list: loadScreen(() => import('./messages/MessageList.tsx'), 'MessageList') },
  { name: 'calls', list: loadScreen(() => import('./telephone/CallsPage.tsx'), 'CallsPage') },
  { name: 'promises', list: loadScreen(() => import('./promises/PromisePage.tsx'), 'PromisePage') },
  { name: 'documents', list: loadScreen(() => import('./documents/DocumentList.tsx'), 'DocumentList') },
  { name: 'visits', list: VisitList },
  { name: 'time-off', list: TimeOffList },
  { name: 'audit-logs', list: loadScreen(() => import('./audit/AuditPage.tsx'), 'AuditPage') },
  { name: 'access-log', list: loadScreen(() => import('./access/AccessList.tsx'), 'AccessList') },
]

/** Screens beside the lists: /admin/book, /admin/add-caretaker, /admin/reports, /admin/emergency. */
export const BookForCallerPage = loadScreen(() => import('./bookings/call/BookForCallerPage.tsx'), 'BookForCallerPage')
export const AddCaretakerPage = loadScreen(() => import('./caretakers/AddCaretakerPage.tsx'), 'AddCaretakerPage')
export const ReportsPage = loadScreen(() => import('./reports/ReportsPage.tsx'), 'ReportsPage')
export const EmergencySheetPage = loadScreen(() => import('./emergency/EmergencySheetPage.tsx'), 'EmergencySheetPage')

/** What the admin's screens may do; anything else is refused (rules WHO-8, WHO-10). */
export const adminPermissions: Permissions = {
  bookings: ['list', 'edit', 'export'],
  users: ['list', 'edit'],
  caretakers: ['list', 'create', 'edit'],
  callbacks: ['list', 'edit'],
  messages: ['list', 'edit'],
  documents: ['list', 'edit'],
  families: ['edit'],
  visits: ['list', 'export'],
  'time-off': ['list', 'export'],
  calls: ['list'],
  promises: ['list', 'edit'],
  'audit-logs': ['list', 'export'],
  'access-log': ['list'],
}
