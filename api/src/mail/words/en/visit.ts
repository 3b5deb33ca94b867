export const visit = {
  facts: { begins: 'Starts', ends: 'Ends', before: 'Before', caregiver: 'Caregiver', until: 'Until', from: 'From' },
  /** Replaces a caregiver's name. */
  nobodyYet: 'not chosen yet',
  theVisits: 'Open the visits',
  moved: {
    subject: (code: string) => `A visit of your booking ${code} has been moved`,
    text: 'A visit now starts at another time.',
    open: 'We are choosing a caregiver for it and will tell you the name.',
  },
  skipped: {
    subject: (code: string) => `A visit of your booking ${code} is cancelled`,
    text: 'No caregiver will come to this visit.',
    back: (time: string) => `You get a replacement: a new visit starts on ${time}.`,
    free: 'It is not charged.',
  },
  otherPerson: {
    subject: (code: string) => `Another caregiver for a visit of your booking ${code}`,
    text: (to: string) => `${to} will come to this visit.`,
    instead: (to: string, from: string) => `${to} will come to this visit instead of ${from}.`,
  },
  nobodyCame: {
    subject: (code: string) => `We are sorry: your caregiver did not come (booking ${code})`,
    text: 'The visit below did not take place as promised. We apologise.',
    comes: (name: string, time: string) => `${name} is coming instead. The visit starts on ${time}.`,
    calls: 'We are looking for another caregiver and will call you.',
  },
  comes: {
    subject: (code: string) => `New visit for you: booking ${code}`,
    text: 'You have been assigned to a visit. You can see the patient and the address from 24 hours before its start.',
  },
  gone: {
    subject: (code: string) => `A visit of booking ${code} was reassigned`,
    text: 'You no longer have to go to this visit.',
  },
  changed: {
    subject: (code: string) => `A visit of booking ${code} has a new time`,
    text: 'The family or the office has moved one of your visits.',
  },
  openForTeam: {
    subject: (code: string) => `A visit of booking ${code} needs a caretaker`,
    text: (customer: string) => `${customer} has moved a visit to a time at which its caretaker is not free.`,
  },
  absentForTeam: {
    subject: (code: string) => `Caretaker not arrived: booking ${code}`,
    text: (customer: string) =>
      `${customer} reports that the caretaker has not come. Please call and send a substitute.`,
  },
  troubleForTeam: {
    subject: (code: string) => `Incident: a visit of booking ${code}`,
    text: 'The caretaker reports an incident. It is at the top of the page Today. Please call at once.',
    more: 'Other incidents reported in the same minute are listed there too.',
  },
  missingForTeam: {
    subject: (code: string) => `Not started: a visit of booking ${code}`,
    text: 'This visit should have started at least half an hour ago, but the caretaker has not started it. Please call.',
    manySubject: (count: string) => `Not started: ${count} visits`,
    many: 'These visits should have started at least half an hour ago, but the caretakers have not started them. Please call.',
    more: (count: string) => `and ${count} more`,
  },
  timeOffAsked: {
    subject: (name: string) => `${name} asks for time off`,
    text: (name: string) => `${name} asks for time off. Please decide.`,
    action: 'Open the requests',
  },
  timeOffDecided: {
    approvedSubject: 'Your time off has been approved',
    approved: 'The office has approved your time off. You will not be assigned to visits then.',
    declinedSubject: 'Your time off has been declined',
    declined: 'The office cannot give you this time off. Please call if it is urgent.',
    action: 'Open my visits',
  },
} as const
