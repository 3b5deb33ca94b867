export const words = {
  privacy: {
    keeping: {
      state: 'State',
      states: { restricted: 'Closed', told: 'Told that it goes', idle: 'Unused for years', open: 'Open' },
      since: 'Since',
      kept: 'Kept',
      holds: {
        processing: 'One year after it was last used: until %{day}',
        care: 'Care, until %{day}',
        books: 'Payments and documents, until %{day}',
      },
      due: 'Nothing keeps it since %{day}',
      gone: 'After %{day} everything that says who they are is erased.',
      failed: 'This could not be loaded.',
      empty: 'No family is closed, and none is unused.',
      forget: 'Forget this family',
      forgetTitle: 'Forget %{name}?',
      forgetNow: 'Close the account',
      forgotten: 'Closed. Only this list shows the family now.',
      forgetFailed: 'The family could not be closed. Please try again.',
      ends: 'They are signed out and get one last mail. Lists, search, messages and suggestions leave them out. What stays:',
      obstacles: {
        booking: 'A booking is still open. Cancel or complete it first.',
        money: 'Money is not settled yet. Settle it on the booking’s page first.',
      },
      release: 'Open again',
      releaseTitle: 'Open the account of %{name} again?',
      releaseWhat: 'They can sign in, and lists show them again. Shared links and news do not come back.',
      released: 'Open again.',
      releaseFailed: 'This could not be done. Please try again.',
    },
  },
}
