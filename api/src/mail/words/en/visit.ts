/** Words of the mails about visits and time off. */
export const visit = {
  facts: { begins: 'Begins', ends: 'Ends', before: 'Before', caregiver: 'Caregiver', until: 'Until', from: 'From' },
  /** Where a caregiver's name would stand. */
  nobodyYet: 'not chosen yet',
  theVisits: 'Open the visits',
  moved: {
    subject: (code: string) => `A visit of your booking ${code} has been moved`,
    text: 'A visit now begins at another time.',
    open: 'We are choosing a caregiver for it and will tell you who comes.',
  },
  skipped: {
    subject: (code: string) => `A visit of your booking ${code} is left out`,
    text: 'Nobody comes to this visit.',
    back: (time: string) => `You have it back: a new visit begins on ${time}.`,
    free: 'It is not charged.',
  },
  otherPerson: {
    subject: (code: string) => `Another caregiver comes to a visit of your booking ${code}`,
    text: (to: string) => `${to} comes to this visit.`,
    instead: (to: string, from: string) => `${to} comes to this visit instead of ${from}.`,
  },
  nobodyCame: {
    subject: (code: string) => `We are sorry: nobody came to a visit of your booking ${code}`,
    text: 'The visit below did not take place as promised. We apologise.',
    comes: (name: string, time: string) => `${name} comes to you now; the visit begins on ${time}.`,
    calls: 'We are looking for somebody who can come and will call you.',
  },
  comes: {
    subject: (code: string) => `A visit for you: booking ${code}`,
    text: 'You have been chosen for a visit. Who it is for and where you see from 24 hours before it begins.',
  },
  gone: {
    subject: (code: string) => `A visit of booking ${code} is no longer yours`,
    text: 'You need not go to this visit any more.',
  },
  changed: {
    subject: (code: string) => `A visit of booking ${code} begins at another time`,
    text: 'The family or the office has moved a visit of yours.',
  },
  openForTeam: {
    subject: (code: string) => `A visit of booking ${code} needs a caregiver`,
    text: (customer: string) => `${customer} has moved a visit to a time at which its caregiver is not free.`,
  },
  absentForTeam: {
    subject: (code: string) => `Nobody there: booking ${code}`,
    text: (customer: string) => `${customer} says that the caregiver has not come. Please call and send somebody.`,
  },
  troubleForTeam: {
    subject: (code: string) => `Something is wrong: a visit of booking ${code}`,
    text: 'The caregiver reports that something is wrong. What it is stands first on Today. Please call at once.',
    more: 'What else was reported in the same minute stands there too.',
  },
  missingForTeam: {
    subject: (code: string) => `Not started: a visit of booking ${code}`,
    text: 'This visit should have begun half an hour ago or more, and nobody has started it. Please call.',
    manySubject: (count: string) => `Not started: ${count} visits`,
    many: 'These visits should have begun half an hour ago or more, and nobody has started them. Please call.',
    more: (count: string) => `and ${count} more`,
  },
  timeOffAsked: {
    subject: (name: string) => `${name} asks for time off`,
    text: (name: string) => `${name} asks for time off. Please decide.`,
    action: 'Open the requests',
  },
  timeOffDecided: {
    approvedSubject: 'Your time off has been approved',
    approved: 'The office has approved your time off. No visits will be given to you then.',
    declinedSubject: 'Your time off has been declined',
    declined: 'The office cannot give you this time off. Please call if it is urgent.',
    action: 'Open my visits',
  },
} as const
