/** What the tray and the last question say, long after the first screen. */
export const words = {
  caretaker: {
    tray: {
      title: 'Not delivered',
      kinds: {
        start: 'Start of a visit',
        end: 'End of a visit',
        step: 'Step of a booking',
        note: 'Note',
        trouble: 'Something is wrong',
      },
      tooOld: 'Too old to count. Please tell the office this time.',
      refused: 'This was not taken. Please tell the office.',
      callOffice: 'Call the office',
      copy: 'Copy the words',
      copied: 'Copied',
      remove: 'Remove',
      leaving:
        '%{smart_count} press has not been sent. Log out and lose it? |||| %{smart_count} presses have not been sent. Log out and lose them?',
      leave: 'Log out and lose them',
      stay: 'Stay',
      install: 'Put it on the home screen',
      installWhy: 'On the home screen this opens like an app, also without a line.',
      installIos:
        'In the browser’s menu choose “Share”, then “Add to Home Screen”. Open it once a day: after a week without that, the phone forgets what it keeps.',
      installNot: 'No, thank you',
    },
  },
}
