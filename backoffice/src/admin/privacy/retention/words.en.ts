export const words = {
  privacy: {
    keeping: {
      state: 'State',
      states: { restricted: 'Closed', told: 'Deletion announced', idle: 'Unused for years', open: 'Open' },
      since: 'Since',
      kept: 'Kept until',
      holds: {
        processing: 'One year after it was last used: until %{day}',
        care: 'Care, until %{day}',
        books: 'Payments and documents, until %{day}',
      },
      due: 'No reason to keep it since %{day}',
      gone: 'After %{day} everything that identifies the family is erased.',
      failed: 'This could not be loaded.',
      empty: 'No family is closed or unused.',
      forget: 'Close account, erase data',
      forgetTitle: 'Close the account of %{name}?',
      forgetNow: 'Close the account',
      forgotten: 'Closed. Only this list shows the family now.',
      forgetFailed: 'The family could not be closed. Please try again.',
      ends: 'The family is signed out and receives one last email. Lists, search, messages and suggestions no longer show it. What is kept:',
      obstacles: {
        booking: 'A booking is still open. Cancel or complete it first.',
        money: 'Money is not settled yet. Settle it on the booking’s page first.',
      },
      release: 'Reopen',
      releaseTitle: 'Reopen the account of %{name}?',
      releaseWhat: 'The family can sign in, and lists show it again. Shared links and newsletters stay ended.',
      released: 'Reopened.',
      releaseFailed: 'This could not be done. Please try again.',
    },
  },
}
