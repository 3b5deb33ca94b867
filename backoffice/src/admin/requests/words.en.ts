import { inquiryTypeLabels } from '@thodu/api/contract/requests/inquiry-types'

export const words = {
  admin: {
    callbackStatus: { open: 'Open', called: 'Called', closed: 'Closed' },
    callbacks: {
      overdue: 'overdue, promised by %{time}',
      asked: 'Requested on %{time}',
      call: 'Call %{phone}',
      note: 'Note about the call',
      saved: 'Saved.',
      saveFailed: 'This could not be saved. Please try again.',
      to: { called: 'Mark as called', closed: 'Close', open: 'Reopen' },
    },
    inquiries: inquiryTypeLabels,
    messageStatus: { new: 'New', answered: 'Answered', closed: 'Closed' },
    messages: {
      answer: 'Answer by email',
      typed: 'Typed on the site, not signed in',
      saved: 'Saved.',
      saveFailed: 'This could not be saved. Please try again.',
      to: { answered: 'Mark as answered', closed: 'Close', new: 'Mark as new' },
    },
    messageNote: 'Office note',
    saveNote: 'Save note',
  },
}
