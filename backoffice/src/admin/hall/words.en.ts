export const words = {
  admin: {
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
      says: {
        absent: 'Nobody came. It was to begin %{time}, with %{caretaker}.',
        late: '%{caretaker} has not begun. It was to begin %{time}.',
        open: 'Nobody is chosen. It begins %{time}.',
        remark: 'Something was wrong with the visit of %{visit} (%{caretaker}), said %{time}:',
        callNow: 'Waits for a call.',
        callBy: 'To be called by %{time}.',
        callLate: 'Was to be called by %{time}.',
        promiseBy: '%{promise}: promised by %{time}.',
        promiseLate: '%{promise}: was promised by %{time}.',
      },
      acts: {
        absent: 'Send somebody',
        late: 'Nobody came?',
        open: 'Choose somebody',
        remark: 'Write what was done',
        call: 'Open the call',
        promise: 'Open',
      },
      more: {
        absent: 'and %{count} more |||| and %{count} more',
        late: 'and %{count} more late |||| and %{count} more late',
        open: 'and %{count} more without anybody |||| and %{count} more without anybody',
        remark:
          'and %{count} more visit with which something was wrong |||| and %{count} more visits with which something was wrong',
        call: 'and %{count} more call |||| and %{count} more calls',
        promise: 'and %{count} more promise |||| and %{count} more promises',
      },
    },
  },
}
