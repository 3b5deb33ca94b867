export const promise = {
  kinds: {
    call: 'Call about the booking',
    match: 'Find a caretaker',
    verification: 'Background verification',
    caregiver: 'Caretaker confirms',
    callback: 'Call back',
    reply: 'Answer the message',
    rematch: 'Find another caretaker',
  },
  dueSubject: (kind: string, whose: string) => `Due now: ${kind} (${whose})`,
  lateSubject: (kind: string, whose: string) => `One hour late: ${kind} (${whose})`,
  digestSubject: (count: number) => `${count} promises are due`,
  text: 'This promise is due. Please keep it, or record why it is late.',
  more: (count: number) => `And ${count} more, listed on the first page of the admin app.`,
  due: (time: string) => `due ${time}`,
  action: 'Open the office',
} as const
