export const words = {
  admin: {
    handover: {
      open: 'Change caretaker',
      title: 'Change caretaker: %{caretaker}',
      what: 'The status stays the same. The family and both caretakers are informed by email. The present caretaker can no longer open the booking.',
      to: 'New caretaker',
      reasonHint: 'Visible to the office only.',
      confirm: 'Change caretaker',
      done: 'The caretaker was changed.',
      failed: 'The caretaker could not be changed. Please try again.',
    },
    stepBack: {
      open: 'Correct status',
      title: 'Correct the status by one step?',
      what: '%{from} becomes %{to} again. The family is informed by email.',
      whatCancelled:
        'The booking returns to its status before the cancellation, with its caretaker if that caretaker is still free. The family is informed by email.',
      reasonHint: 'Visible to the office only.',
      confirm: 'Correct status',
      done: 'The status was corrected.',
      failed: 'The status could not be corrected. Please try again.',
    },
    course: {
      title: 'Assignment history',
      failed: 'The assignment history could not be loaded.',
      none: 'No caretaker has been assigned yet.',
      since: 'assigned %{time}',
      welcomed: 'accepted by the family %{time}',
      care: 'care %{time}',
      ended: {
        handover: 'replaced %{time}',
        taken_back: 'unassigned %{time}',
        correction: 'corrected %{time}',
      },
      corrected: 'Status corrected: %{from} to %{to}',
    },
  },
}
