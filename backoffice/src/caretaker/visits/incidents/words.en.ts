/** Texts of incidents, loaded with the sheet only (open-sheet.tsx). */
export const words = {
  caretaker: {
    noConnection: 'No connection. Please try again.',
    trouble: {
      title: 'Something is wrong',
      emergency: 'Call %{number} first',
      words: 'What happened?',
      hint: 'The text is optional. Press the kind of problem: the office is informed at once and calls you.',
      kinds: {
        fall: 'Somebody fell',
        unwell: 'Patient unwell',
        hospital: 'To the hospital',
        'not-safe': 'I am not safe',
        refused: 'Care refused',
        'something-missing': 'Something is missing',
        other: 'Something else',
      },
      sending: 'Sending…',
      told: 'Sent. The office calls you. If it gets worse, call %{number}.',
      kept: '%{what}, %{time}: saved on this phone, will be sent.',
      again: 'Send again',
      call: 'Call the office: %{phone}',
      close: 'Close',
    },
  },
}
