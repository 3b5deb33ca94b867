export const privacyRequest = {
  number: 'Number',
  dueBy: 'Answer by',
  kinds: {
    access: 'See my data',
    correction: 'Correct something',
    erasure: 'Delete my data',
    grievance: 'Complaint',
    nomination: 'Nominate a person to act for me',
    withdrawal: 'Withdraw consent',
  },
  received: {
    subject: (code: string) => `We have your request ${code}`,
    text: (kind: string) => `We have received your request about your data (${kind}). Please note its number.`,
    due: (day: string) => `You will receive our answer by ${day}.`,
    notYou: 'We may call you to confirm your identity. If you did not make this request, ignore this email.',
    action: 'See your request',
  },
  decided: {
    subject: (code: string) => `Our answer to your request ${code}`,
    done: 'We have done what you asked for.',
    refused: 'We could not do what you asked for. This is why:',
    closing: 'If something is not right, please call or write to us and mention the number.',
  },
  asksBack: {
    subject: (code: string) => `A question about your request ${code}`,
    text: 'To continue, we need some information from you:',
    closing: 'Please call us or answer this email, and mention the number.',
  },
  patientAsked: {
    subject: 'A request from your patient about personal data',
    text: (patient: string) =>
      `${patient} has made a request about the data of the care that you booked. Every person has this right.`,
    closing: 'You need not do anything.',
  },
  handedOut: {
    subject: 'A copy of your data was handed out',
    text: 'In answer to this request we have handed out all data that we store about you and your family. If neither you nor a person you know made the request, please call us.',
  },
  forTeam: {
    subject: (kind: string, code: string) => `Privacy: ${kind} (${code})`,
    text: (time: string) => `A request about personal data has arrived. Acknowledge it by ${time}.`,
    action: 'Open the request',
  },
  due: {
    soonSubject: (code: string) => `A week left: privacy request ${code}`,
    nowSubject: (code: string) => `Due now: privacy request ${code}`,
    digestSubject: (count: number) => `${count} privacy requests are due`,
    text: 'This request must be answered. Please answer it, or explain why that is not possible.',
    by: (day: string) => `by ${day}`,
    more: (count: number) => `And ${count} more, listed under Privacy in the admin app.`,
  },
} as const
