import Portal from '@mui/material/Portal'
import { Notification } from 'react-admin'
import { UndoOffers } from '../wire/undo-offers.tsx'

/** Success goes after 3 s, errors after 5 s (rule OFF-18), a way back after 10 (rule BOOK-18). */
export const Toasts = () => (
  // Outside the page's root, which an open dialog hides from screen readers.
  <Portal>
    <Notification multiLine anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }} />
    <UndoOffers />
  </Portal>
)
