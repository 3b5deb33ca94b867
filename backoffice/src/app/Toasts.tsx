import { Notification } from 'react-admin'

/** Success goes after 3 s, errors after 5 s (spec: caretaker and admin, section 9); the caller sets the time. */
export const Toasts = () => <Notification multiLine anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }} />
