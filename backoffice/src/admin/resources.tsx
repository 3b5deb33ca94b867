import { lazy } from 'react'
import type { ResourceProps } from 'react-admin'
import type { Permissions } from '../app/session/auth-provider.ts'

const BookingList = lazy(async () => ({ default: (await import('./bookings/list/BookingList.tsx')).BookingList }))
const BookingPage = lazy(async () => ({ default: (await import('./bookings/page/BookingPage.tsx')).BookingPage }))

/** `edit` gives the page the path /admin/bookings/:id. */
export const bookingsResource: ResourceProps = { name: 'bookings', list: BookingList, edit: BookingPage }

const CallbackList = lazy(async () => ({ default: (await import('./callbacks/CallbackList.tsx')).CallbackList }))

export const callbacksResource: ResourceProps = { name: 'callbacks', list: CallbackList }

const CaretakerList = lazy(async () => ({ default: (await import('./caretakers/CaretakerList.tsx')).CaretakerList }))

export const caretakersResource: ResourceProps = { name: 'caretakers', list: CaretakerList }

const DocumentList = lazy(async () => ({ default: (await import('./documents/DocumentList.tsx')).DocumentList }))

export const documentsResource: ResourceProps = { name: 'documents', list: DocumentList }

const MessageList = lazy(async () => ({ default: (await import('./messages/MessageList.tsx')).MessageList }))

export const messagesResource: ResourceProps = { name: 'messages', list: MessageList }

const UserList = lazy(async () => ({ default: (await import('./users/UserList.tsx')).UserList }))

export const usersResource: ResourceProps = { name: 'users', list: UserList }

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
