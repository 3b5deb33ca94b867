export const words = {
  admin: {
    /** What families ask the office to change. */
    changes: {
      asks: {
        'another-caretaker': 'Asks for another caregiver: %{reason}.',
        cancel: 'Asks the office to cancel.',
        pause: 'Asks to pause the care from %{from} on.',
        pauseUntil: 'Asks to pause the care from %{from} to %{until}.',
        stop: 'Asks to stop the care from %{from} on.',
      },
      reasons: {
        language: 'another language',
        times: 'not on time',
        manner: 'her way with the patient',
        'woman-or-man': 'a woman or a man',
        other: 'another reason',
      },
    },
    /** The top of the dashboard: what cannot wait. */
    hall: {
      title: 'What cannot wait',
      failed: 'What cannot wait could not be loaded.',
      calm: 'Nothing waits.',
      next: 'Next: %{caretaker} goes to %{patient}, %{time}.',
      overview: 'Overview',
      sound: 'A sound when a visit turns late',
      somebody: 'Somebody',
      nobody: 'Nobody',
      phone: 'Call %{name}',
      /** What who goes to a visit says is wrong. */
      troubles: {
        fall: 'Somebody fell',
        unwell: 'Not well',
        hospital: 'To the hospital',
        'not-safe': 'Not safe there',
        refused: 'Care refused',
        'something-missing': 'Something is missing',
        other: 'Something else is wrong',
      },
      says: {
        trouble: '%{trouble}, at the visit of %{visit}. %{caretaker} said so, %{time}.',
        troubleSeen: '%{trouble}, at the visit of %{visit}. %{caretaker} said so, %{time}. %{seen} has taken it up.',
        absent: 'Nobody came. It was to begin %{time}, with %{caretaker}.',
        late: '%{caretaker} has not begun. It was to begin %{time}.',
        open: 'Nobody is chosen. It begins %{time}.',
        remark: 'Something was wrong with the visit of %{visit} (%{caretaker}), said %{time}:',
        change: '%{change} Asked %{time}.',
        callNow: 'Waits for a call.',
        callBy: 'To be called by %{time}.',
        callLate: 'Was to be called by %{time}.',
        promiseBy: '%{promise}: promised by %{time}.',
        promiseLate: '%{promise}: was promised by %{time}.',
      },
      acts: {
        trouble: 'Write what was done',
        absent: 'Send somebody',
        late: 'Nobody came?',
        open: 'Choose somebody',
        remark: 'Write what was done',
        change: 'Answer',
        call: 'Open the call',
        promise: 'Open',
      },
      more: {
        trouble: 'and %{count} more thing that is wrong |||| and %{count} more things that are wrong',
        absent: 'and %{count} more |||| and %{count} more',
        late: 'and %{count} more late |||| and %{count} more late',
        open: 'and %{count} more without anybody |||| and %{count} more without anybody',
        remark:
          'and %{count} more visit with which something was wrong |||| and %{count} more visits with which something was wrong',
        change: 'and %{count} more change |||| and %{count} more changes',
        call: 'and %{count} more call |||| and %{count} more calls',
        promise: 'and %{count} more promise |||| and %{count} more promises',
      },
    },
  },
}
