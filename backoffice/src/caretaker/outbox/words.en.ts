/** Texts of the tray and the sign-out question, loaded after the first screen. */
export const words = {
  caretaker: {
    tray: {
      title: 'Not sent',
      kinds: {
        start: 'Start of a visit',
        end: 'End of a visit',
        step: 'Step of a booking',
        note: 'Note',
        trouble: 'Something is wrong',
        confirm: 'Confirmed visits',
      },
      tooOld: 'This is too old to be saved. Please tell the office the time.',
      refused: 'This could not be saved. Please tell the office.',
      callOffice: 'Call the office',
      copy: 'Copy the text',
      copied: 'Copied',
      remove: 'Remove',
      leaving:
        '%{smart_count} entry has not been sent. Log out and lose it? |||| %{smart_count} entries have not been sent. Log out and lose them?',
      leave: 'Log out and lose them',
      stay: 'Stay',
      install: 'Add to the home screen',
      installWhy: 'From the home screen this opens like an app, also without a connection.',
      installIos:
        'In the browser’s menu choose “Share”, then “Add to Home Screen”. Open it once a day: after a week without use, the phone deletes what it has saved.',
      installNot: 'No, thank you',
    },
  },
}
