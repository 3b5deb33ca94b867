export const words = {
  caretaker: {
    scheduleChanges: {
      title: 'Changed visits',
      kinds: { new: 'New', moved: 'New time', cancelled: 'Cancelled' },
      before: 'before: %{time}',
      reasons: 'Why you:',
      confirm: 'Confirm',
      confirmed: 'Confirmed. The office can see it.',
      failed: 'This could not be saved. Please try again.',
    },
  },
}
