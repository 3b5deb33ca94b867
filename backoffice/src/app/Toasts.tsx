import Portal from '@mui/material/Portal'
import { Notification } from 'react-admin'

/** Success goes after 3 s, errors after 5 s (spec: caretaker and admin, section 9); the caller sets the time. */
export const Toasts = () => (
  // Outside the page's root, which an open dialog hides from screen readers.
  <Portal>
    <Notification multiLine anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }} />
  </Portal>
)
