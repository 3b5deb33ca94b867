import { texts } from '@thodu/api/contract/texts'

export const words = {
  caretaker: {
    job: {
      starts: 'Starts %{when}',
      noStart: 'Start date not set yet',
      booked: 'Booked %{date}',
      patient: 'Patient: %{name}',
      progress: 'Step %{step} of %{steps}',
      call: 'Call %{name}',
      map: 'Open map',
      open: 'Open booking',
    },
    steps: {
      finish: 'Is the care finished? You can undo this for 10 seconds; later only the office can.',
      endsVisits: 'These planned visits, and all after them, will be cancelled:',
      endWhole: 'End the whole care for %{patient}',
      andMore: 'and %{smart_count} more |||| and %{smart_count} more',
      notYet: 'Not yet',
      pending: texts.caretaker.startCare,
      confirmed: texts.caretaker.beginActiveCare,
      active: texts.caretaker.markCompleted,
      saving: 'Saving…',
      done: 'Saved. The booking is now %{status}.',
      failed: 'The status could not be changed. Please try again.',
    },
    notes: {
      title: 'Notes',
      viewAdd: 'View / Add Notes',
      of: 'Notes: %{service}, %{client}',
      label: 'New note',
      add: 'Add Note',
      adding: 'Adding…',
      added: 'Note added.',
      none: texts.caretaker.noNotes,
      failed: 'The note could not be added. Please try again.',
    },
  },
}
