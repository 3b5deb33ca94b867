/** What is wrong with a visit; loaded with its sheet alone (open-sheet.tsx). */
export const words = {
  caretaker: {
    trouble: {
      title: 'Something is wrong',
      emergency: 'Call %{number} first',
      words: 'What happened?',
      hint: 'You may leave this empty. Press what it is: the office hears of it at once and calls you.',
      kinds: {
        fall: 'Somebody fell',
        unwell: 'Patient not well',
        hospital: 'To the hospital',
        'not-safe': 'I am not safe',
        refused: 'Care refused',
        'something-missing': 'Something is missing',
        other: 'Something else',
      },
      sending: 'Sending…',
      told: 'Sent. The office calls you. If it gets worse, call %{number}.',
      kept: '%{what}, %{time}: not sent yet. It is kept on this phone.',
      again: 'Send again',
      call: 'Call the office: %{phone}',
      close: 'Close',
    },
  },
}
