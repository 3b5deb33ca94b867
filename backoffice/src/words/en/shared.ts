import { texts } from '@thodu/api/contract/texts'
import englishMessages from 'ra-language-english'

/** Words that both homes share. A home's own stand in en-admin.ts and en-caretaker.ts. */
export const sharedMessages = {
  app: {
    loading: 'Loading…',
    logout: 'Logout',
    menu: 'Main menu',
    dismiss: 'Dismiss',
    refresh: 'Refresh',
    retry: 'Try again',
    cancel: 'Cancel',
    save: 'Save',
    export: 'Export CSV',
    exporting: 'Exporting…',
    exportFailed: 'The export failed. Please try again.',
    page: 'Page %{page} of %{pages}',
    previous: 'Previous',
    next: 'Next',
    none: '–',
    goHome: texts.pages.goHome,
    notFound: texts.pages.notFound,
    forbidden: texts.pages.forbidden,
    failed: texts.server.failed,
    enterFailed: 'The server cannot be reached. We keep trying.',
    offline: 'No connection. What you see may be old; we keep trying.',
  },
  status: {
    pending: 'Pending',
    confirmed: 'Confirmed',
    active: 'Active',
    completed: 'Completed',
    cancelled: 'Cancelled',
  },
  ra: {
    ...englishMessages.ra,
    notification: {
      ...englishMessages.ra.notification,
      http_error: texts.server.failed,
      logged_out: 'Your session has ended. Please sign in again.',
    },
  },
} as const
