import { MessagePage } from './MessagePage.tsx'

/** Any unknown path below a home (spec: caretaker and admin, section 2, 404 page). */
export const MissingPage = () => <MessagePage textKey="app.notFound" />
