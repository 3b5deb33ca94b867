import { type ComponentType, lazy } from 'react'
import type { ResourceProps } from 'react-admin'
import type { Permissions } from '../app/session/auth-provider.ts'

/** A screen whose code is loaded when it is first opened. */
const screen = <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) =>
  lazy(async () => ({ default: (await load())[name] }))

/** The lists of the admin's home, each with its screens; `edit` gives a page the path /admin/{name}/:id. */
export const adminResources: readonly ResourceProps[] = [
  {
    name: 'bookings',
    list: screen(() => import('./bookings/list/BookingList.tsx'), 'BookingList'),
    edit: screen(() => import('./bookings/page/BookingPage.tsx'), 'BookingPage'),
  },
  { name: 'users', list: screen(() => import('./users/UserList.tsx'), 'UserList') },
  { name: 'caretakers', list: screen(() => import('./caretakers/CaretakerList.tsx'), 'CaretakerList') },
  { name: 'callbacks', list: screen(() => import('./callbacks/CallbackList.tsx'), 'CallbackList') },
  { name: 'messages', list: screen(() => import('./messages/MessageList.tsx'), 'MessageList') },
  { name: 'documents', list: screen(() => import('./documents/DocumentList.tsx'), 'DocumentList') },
]

/** A screen beside the lists: /admin/add-caretaker. */
export const AddCaretakerPage = screen(() => import('./caretakers/AddCaretakerPage.tsx'), 'AddCaretakerPage')

/** What the admin's screens may do; anything else is refused (spec: caretaker and admin, section 6). */
export const adminPermissions: Permissions = {
  bookings: ['list', 'edit', 'export'],
  users: ['list', 'edit'],
  caretakers: ['list', 'create'],
  callbacks: ['list', 'edit'],
  messages: ['list', 'edit'],
  documents: ['list', 'edit'],
  audit: ['list', 'export'],
}
