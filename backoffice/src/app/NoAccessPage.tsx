import { MessagePage } from './MessagePage.tsx'

/** A screen that access control refuses inside a home (spec: caretaker and admin, section 2, 403 page). */
export const NoAccessPage = () => <MessagePage textKey="app.forbidden" />
