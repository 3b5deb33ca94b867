import { brandInEnglish } from '@thodu/api/contract/page-values'
import { texts } from '@thodu/api/contract/texts'
import englishMessages from 'ra-language-english'
import { gateWords } from '../words/locale.ts'

/** Texts that both apps share, added to react-admin's. Each app's own are in admin.ts and caretaker.ts. */
export const words = {
  ...englishMessages,
  app: {
    ...gateWords.en,
    brand: brandInEnglish.name,
    account: 'My sign-in',
    openSessions: 'Sessions',
    openSessionsOf: 'Sessions of %{name}',
    logout: 'Logout',
    menu: 'Main menu',
    dismiss: 'Dismiss',
    undo: 'Undo',
    undone: 'Undone.',
    undoFailed: 'This could not be undone. Please check it again.',
    notCopied: 'This could not be copied. Please select the text and copy it by hand.',
    refresh: 'Refresh',
    cancel: 'Cancel',
    reason: 'Reason',
    needsReason: 'Enter a reason first.',
    needsPerson: 'Choose a caretaker first.',
    needsTimes: 'Enter day and time first.',
    save: 'Save',
    export: 'Export CSV',
    exporting: 'Exporting…',
    exportFailed: 'The export failed. Please try again.',
    page: 'Page %{page} of %{pages}',
    previous: 'Previous',
    next: 'Next',
    showMore: 'Show more',
    none: '–',
    language: 'Language',
    languageFailed: 'The language could not be changed. Please try again.',
    views: 'Views',
    newVersion: 'A new version is available. Your entries are kept.',
    screenWaits: 'No connection. This screen opens when the connection is back.',
    reload: 'Reload',
    goHome: texts.pages.goHome,
    notFound: texts.pages.notFound,
    forbidden: texts.pages.forbidden,
    failed: texts.server.failed,
    offline: 'No connection. The data shown may be old; we keep trying.',
  },
  /** Replacements for MUI's built-in English texts. */
  mui: { clear: 'Clear', close: 'Close', open: 'Open', loading: 'Loading…', noOptions: 'No options' },
  status: {
    pending: 'Pending',
    confirmed: 'Confirmed',
    active: 'Active',
    completed: 'Completed',
    cancelled: 'Cancelled',
  },
  ra: {
    ...englishMessages.ra,
    sort: { sort_by: 'Order: %{field_lower_first}, %{order}', ASC: 'first to last', DESC: 'last to first' },
    navigation: {
      ...englishMessages.ra.navigation,
      page_range_info: '%{offsetBegin}–%{offsetEnd} of %{total}',
    },
    notification: {
      ...englishMessages.ra.notification,
      http_error: texts.server.failed,
      logged_out: 'Your session has ended. Please sign in again.',
    },
  },
}
