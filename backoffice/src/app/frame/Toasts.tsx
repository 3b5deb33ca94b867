import Portal from '@mui/material/Portal'
import { Notification } from 'react-admin'
import { UndoOffers } from '../wire/undo-offers.tsx'

/** A success closes after 3 s, an assignment error after 5 s (rule OFF-18), an undo offer after 10 s (rule BOOK-18). */
export const Toasts = () => (
  // An open dialog hides the page's root from screen readers, so toasts are outside it.
  <Portal>
    <Notification multiLine anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }} />
    <UndoOffers />
  </Portal>
)
