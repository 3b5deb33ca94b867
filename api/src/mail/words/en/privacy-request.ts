/** Words of the mails about requests that concern personal data. */
export const privacyRequest = {
  number: 'Number',
  dueBy: 'Answer by',
  kinds: {
    access: 'See my data',
    correction: 'Correct something',
    erasure: 'Delete my data',
    grievance: 'Complaint',
    nomination: 'Somebody to act for me',
    withdrawal: 'Withdraw consent',
  },
  received: {
    subject: (code: string) => `We have your request ${code}`,
    text: (kind: string) => `We have your request about your data (${kind}). Please keep its number.`,
    due: (day: string) => `You get our answer by ${day} at the latest.`,
    notYou: 'We may call to make sure that it is you. If you asked for nothing, ignore this mail.',
    action: 'See your request',
  },
  decided: {
    subject: (code: string) => `Our answer to your request ${code}`,
    done: 'We have done what you asked for.',
    refused: 'We could not do what you asked for. This is why:',
    closing: 'If something is not right, call or write to us and say the number.',
  },
  asksBack: {
    subject: (code: string) => `A question about your request ${code}`,
    text: 'To go on we need a word from you:',
    closing: 'Please call us or answer this mail, and say the number.',
  },
  patientAsked: {
    subject: 'Your patient has asked us about data',
    text: (patient: string) =>
      `${patient} has asked us something about the data of the care that you booked. This is everybody's right.`,
    closing: 'You need not do anything.',
  },
  forTeam: {
    subject: (kind: string, code: string) => `Privacy: ${kind} (${code})`,
    text: (time: string) => `Somebody asks about personal data. Say that it came by ${time}.`,
    action: 'Open the request',
  },
  due: {
    soonSubject: (code: string) => `A week left: privacy request ${code}`,
    nowSubject: (code: string) => `Due now: privacy request ${code}`,
    digestSubject: (count: number) => `${count} privacy requests are due`,
    text: 'An answer was promised. Please give it, or say why it cannot be done.',
    by: (day: string) => `by ${day}`,
    more: (count: number) => `And ${count} more, which the office sees in its list.`,
  },
} as const
