export const words = {
  admin: {
    handover: {
      open: 'Hand over',
      title: 'Hand over from %{caretaker}',
      what: 'The status stays. The family and both caretakers are told by mail; who has the booking now loses sight of it at once.',
      to: 'New caretaker',
      reasonHint: 'The office alone reads this.',
      confirm: 'Hand over',
      done: 'The booking was handed over.',
      failed: 'The booking could not be handed over. Please try again.',
    },
    stepBack: {
      open: 'Set status right',
      title: 'Set the status one step back?',
      what: '%{from} becomes %{to} again. The family is told by mail.',
      whatCancelled:
        'The booking goes back to where it stood, with its caretaker if that one is still free. The family is told by mail.',
      reasonHint: 'The office alone reads this.',
      confirm: 'Set right',
      done: 'The status was set right.',
      failed: 'The status could not be set right. Please try again.',
    },
    course: {
      title: 'Course of care',
      failed: 'The course of care could not be loaded.',
      none: 'Nobody has been assigned yet.',
      since: 'assigned %{time}',
      welcomed: 'the family said yes %{time}',
      care: 'care %{time}',
      ended: {
        handover: 'handed over %{time}',
        taken_back: 'taken back %{time}',
        correction: 'set right %{time}',
      },
      corrected: 'Set right: %{from} to %{to}',
    },
  },
}
