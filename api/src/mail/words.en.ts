import { inquiryTypeLabels } from '../contract/requests/inquiry-types.ts'

export const account = {
  notYou: (phone: string) => `If this was not you, please call us at ${phone}.`,
  signIn: 'Sign in',
  code: {
    subject: (brand: string) => `Your ${brand} verification code`,
    text: 'Enter this code to verify your email address. It is valid for 10 minutes and works once.',
    closing: 'If you did not ask for this code, you can ignore this email. Never share the code with another person.',
  },
  accountExists: {
    subject: (brand: string) => `You already have a ${brand} account`,
    text: 'You or another person tried to sign up with this email address. It already has an account, so no new one is needed.',
    how: 'Please sign in with your password. If you have forgotten it, you can set a new one on the same page.',
    closing: 'If this was not you, you can ignore this mail: nothing has changed.',
  },
  claim: {
    subject: (brand: string) => `Your ${brand} account`,
    text: 'Our office has created an account for you, so that you can follow your booking.',
    how: 'Open the page below and enter this email address. You receive a code by email and choose your own password with it.',
    action: 'Choose a password',
  },
  passwordReset: {
    subject: (brand: string) => `Reset your ${brand} password`,
    text: 'Enter this code to choose a new password. It is valid for 10 minutes and works once.',
    closing: 'If you did not ask for this code, you can ignore this mail: your password stays as it is.',
  },
  setUpCode: {
    subject: (brand: string) => `Your ${brand} code for two-factor authentication`,
    text: 'Enter this code to set up two-factor authentication. It is valid for 10 minutes and works once. Your password has just been used to sign in.',
  },
  factorAdded: {
    subject: (brand: string) => `Two-factor authentication is on for your ${brand} account`,
    text: 'A second factor has been added to your account.',
    how: 'Keep the recovery codes away from your phone.',
  },
  calendarMade: {
    subject: (brand: string) => `A calendar address was created for your ${brand} account`,
    text: 'Every person with this address can read the days and hours of your visits.',
    how: 'It ends after 180 days, and when you change your password or sign out on every device.',
  },
  factorRemoved: {
    subject: (brand: string) => `A second factor was removed from your ${brand} account`,
    text: 'An authenticator app or a passkey no longer opens your account.',
  },
  recoveryUsed: {
    subject: (brand: string) => `A recovery code was used for your ${brand} account`,
    text: (left: number) => `One of your recovery codes has just been used to sign in. Codes left: ${left}.`,
    how: 'You can print new codes in your account.',
  },
  factorGuessed: {
    subject: (brand: string) => `Another person may know your ${brand} password`,
    text: 'Your password was entered correctly, followed by five wrong codes. The sign-in was refused.',
    how: 'If this was not you, choose a new password now: open the page below and enter this email address.',
  },
  passwordChanged: {
    subject: (brand: string) => `Your ${brand} password was changed`,
    text: 'The password of your account has just been changed, and other devices have been signed out.',
  },
} as const

export const booking = {
  facts: {
    booking: 'Booking',
    service: 'Service',
    package: 'Package',
    start: 'Preferred start',
    caregiver: 'Caregiver',
  },
  myBookings: 'Open My Bookings',
  theBookings: 'Open the bookings',
  theBooking: 'Open the booking',
  questions: (phone: string) => `Questions? Call ${phone}.`,
  /** Used inside a sentence. */
  statuses: {
    pending: 'pending',
    confirmed: 'confirmed',
    active: 'active',
    completed: 'completed',
    cancelled: 'cancelled',
  },
  news: {
    pending: 'Your booking is waiting for a caregiver.',
    confirmed: 'Your caregiver has confirmed your booking and is ready to start.',
    active: 'Care has started.',
    completed: 'Care has been completed. We would be glad if you rated it under My Bookings.',
    cancelled: 'Your booking has been cancelled.',
  },
  received: {
    subject: (code: string) => `We have received your booking ${code}`,
    text: (hours: string) =>
      `Thank you for your booking. Our team will call you within ${hours} hours to verify the details.`,
    onPhone: 'Thank you for your call. We have recorded your booking as you told us.',
    emergency: (ambulance: string, medicalHelp: string) =>
      `In an emergency call ${ambulance}; for mothers and infants ${medicalHelp}.`,
  },
  receivedForTeam: {
    subject: (code: string) => `New booking ${code}`,
    text: (customer: string, hours: string) =>
      `${customer} has booked care. Please call within ${hours} hours to verify the details.`,
  },
  caretakerAssigned: {
    subject: (code: string) => `A caregiver for your booking ${code}`,
    text: (caretaker: string) => `${caretaker} has been assigned to your booking and will confirm it soon.`,
  },
  statusChanged: { subject: (code: string, status: string) => `Your booking ${code}: ${status}` },
  cancelled: {
    subject: (code: string) => `Your booking ${code} has been cancelled`,
    closing: (phone: string) => `If you did not expect this, please call ${phone}.`,
  },
  continues: {
    subject: (code: string) => `Your booking ${code} continues`,
    text: 'Please ignore our last email about this booking: it was sent by mistake.',
  },
  continuesForTeam: {
    subject: (code: string, status: string) => `Booking ${code} is ${status} again`,
    text: (customer: string, status: string) => `The booking of ${customer} was corrected to ${status}.`,
  },
  handedOver: {
    subject: (code: string) => `Another caregiver for your booking ${code}`,
    text: (to: string, from: string) => `${to} takes over from ${from}. Nothing else about your booking changes.`,
  },
  takenOver: {
    subject: (code: string) => `New booking for you: ${code}`,
    text: 'The office has assigned this booking to you. Please read it and its notes before you go there.',
  },
  givenAway: {
    subject: (code: string) => `Booking ${code} was reassigned`,
    text: 'The office has assigned this booking to another caretaker. You no longer have to go there.',
  },
  cancelledForTeam: {
    subject: (code: string) => `Booking ${code} has been cancelled`,
    text: (customer: string) => `The booking of ${customer} has been cancelled.`,
  },
  changeAskedForTeam: {
    subject: (code: string) => `Booking ${code}: the family asks for a change`,
    text: {
      'another-caretaker': (customer: string) => `${customer} asks for another caretaker.`,
      cancel: (customer: string) => `${customer} asks the office to cancel.`,
      pause: (customer: string) => `${customer} asks to pause the care.`,
      stop: (customer: string) => `${customer} asks to stop the care.`,
    },
  },
} as const

/** The office describes the incident in its own words. */
export const breach = {
  subject: 'An incident with your personal data',
  text: 'There was an incident with personal data that we store about you. We are sorry. This is what we know.',
  facts: {
    nature: 'What happened',
    extent: 'Which data',
    when: 'When',
    consequences: 'What it means for you',
    measures: 'What we have done',
    safetySteps: 'What you can do',
    contact: 'Contact',
  },
  /** Shown while no measures are recorded. */
  working: 'We are working on it.',
  since: (from: string) => `since ${from}`,
  between: (from: string, until: string) => `${from} to ${until}`,
  team: {
    openedSubject: (code: string) => `Data breach ${code}: inform the Board now`,
    opened: 'Send the Board a first report without delay, then the details. Inform the people affected.',
    subject: (code: string, hours: number) => `Data breach ${code}: ${hours} h left`,
    overSubject: (code: string) => `Data breach ${code}: the details are late`,
    text: 'The Board does not have the details yet.',
    due: 'Details to the Board by',
    aware: 'Known since',
    action: 'Open the breach',
  },
}

/** Events of a subscribed calendar (rule SHARE-7). They contain no health data. */
export const calendar = {
  /** A caretaker's visit: hours, part of the city, and the booking's code. */
  visit: (hours: string, area: string, code: string) => `Visit ${hours}, ${area} (${code})`,
  /** A family's visit: the caregiver, or a text while none is assigned. */
  care: (name: string) => `Care visit: ${name}`,
  open: 'Care visit',
  cancelled: (summary: string) => `Cancelled: ${summary}`,
  about: 'Your calendar may show changes a day late. The app is always right.',
} as const

/** Printed receipts, bills, credit notes and refunds for a family (rule MON-16). */
export const documents = {
  titles: { R: 'Receipt', B: 'Bill', C: 'Credit note', F: 'Refund' },
  billOfSupply: 'Bill of supply',
  facts: {
    number: 'Number',
    issued: 'Issued',
    gstin: 'GSTIN',
    family: 'Family',
    patient: 'For',
    care: 'Care',
    booking: 'Booking',
    reference: 'Reference',
    method: 'Paid by',
    paidOn: 'Paid on',
    utr: 'UTR',
    takesBack: 'Reverses',
    days: 'Days',
  },
  methods: { upi: 'UPI', bank: 'Bank', cash: 'Cash' },
  lines: {
    done: 'Visit',
    skipped: 'Visit cancelled too late',
    opening: 'Opening balance',
    credit: 'Credit',
    charge: 'Charge',
    reversal: 'Payment reversed',
  },
  waived: 'not charged',
  sums: {
    total: 'Amount',
    taxable: 'Of this, taxable value',
    cgst: 'CGST 9 %',
    sgst: 'SGST 9 %',
    paid: 'Paid so far',
    left: 'Still to pay',
    credit: 'Credit balance',
  },
  exempt: 'Exempt from tax: notification 12/2017-CT(R), entry 74.',
  emptied: 'The text of this document was erased.',
} as const

/**
 * WhatsApp messages of the office (rule CALL-7). They contain a booking's code, first names, day, time, amount, our number and
 * our link, but never health data, addresses or identity documents.
 */
export const handOff = {
  bookingReceived: (id: string, brand: string) =>
    `Hello, this is ${brand}. We have received your booking ${id} and will call you soon to go through it with you.`,
  callMissed: (id: string, phone: string) =>
    `Hello. We tried to call you about your booking ${id} but could not reach you. When is a good time? You can call us: ${phone}`,
  caretakerAssigned: (id: string, name: string, link: string) =>
    `Hello. ${name} will come for your booking ${id}. Details: ${link}`,
  visitTomorrow: (name: string, day: string, time: string) => `Hello. ${name} will come tomorrow, ${day}, at ${time}.`,
  replacement: (name: string, id: string, phone: string) =>
    `Hello. Another caregiver will come for your booking ${id}: ${name}. If you have questions, please call us: ${phone}`,
  paymentAsked: (amount: string, reference: string, link: string) =>
    `Hello. Please pay ${amount} with the reference ${reference}. How to pay: ${link}`,
  paymentReceived: (id: string, amount: string) => `Hello. We have received ${amount} for booking ${id}. Thank you.`,
  paymentReceivedUntil: (id: string, amount: string, until: string) =>
    `Hello. We have received ${amount} for booking ${id}. Thank you. You have paid until ${until}.`,
  endsSoon: (id: string, day: string, phone: string) =>
    `Hello. The care of booking ${id} is arranged until ${day}. To continue it, please call us: ${phone}`,
  reviewAsked: (id: string, link: string) => `Hello. How was the care of booking ${id}? Please tell us here: ${link}`,
  notice: (brand: string, link: string) =>
    `Hello, this is ${brand}. To care for you we store a few personal details. What we store, why, for how long, and how you can withdraw your consent: ${link}`,
  offerHours: (from: string, until: string) => (from === until ? `${from}, 24 hours` : `${from} – ${until}`),
  offer: (day: string, place: string, link: string) =>
    `Hello. Can you take a visit on ${day}, ${place}? Please answer here: ${link}`,
  offers: (visits: number, day: string, link: string) =>
    `Hello. Can you take any of ${visits} visits from ${day} on? Please answer here: ${link}`,
} as const

/** Texts of the mails about a closed or unused account. */
export const keeping = {
  closed: {
    subject: (brand: string) => `Your ${brand} account is closed`,
    text: 'Your account is closed. It can no longer be used to sign in, and this is our last email to you.',
    care: (day: string) => `Records about the care are stored with restricted access until ${day}.`,
    books: (day: string) => `Payments and bills are stored until ${day}, as tax law requires.`,
    gone: (day: string) => `After ${day} all data that identify you are erased.`,
    closing: (phone: string) => `If this was a mistake, please call us at ${phone}.`,
  },
  goes: {
    subject: (brand: string) => `Your ${brand} account will be erased`,
    text: (hours: number) => `Your account has not been used for three years. We will erase it in ${hours} hours.`,
    how: 'To keep your account, sign in once.',
    closing: 'Otherwise you need not do anything.',
  },
} as const

/** The greeting of every mail. */
export const letter = {
  hello: 'Hello,',
  helloTo: (name: string) => `Hello ${name},`,
} as const

export const newsletter = {
  confirm: {
    subject: (brand: string) => `Please confirm: newsletter of ${brand}`,
    text: 'This address was entered for our newsletter: new articles about care at home, once a month.',
    how: 'To receive the next issue, open this link within 7 days.',
    action: 'Confirm my address',
    closing: 'If you did not subscribe, ignore this email: without your confirmation we send nothing more.',
  },
  confirmed: {
    subject: (brand: string) => `You are subscribed to the newsletter of ${brand}`,
    text: 'Your address is confirmed. You will receive the newsletter with the next article.',
    action: 'Unsubscribe at any time',
  },
} as const

export const operations = {
  subject: (brand: string) => `The ${brand} server needs attention`,
  causes: {
    disk_full: 'The disk is full. Families can read and sign in, but bookings and other changes are refused.',
    disk_low: 'The disk has less free space than one backup needs.',
    backup_old: 'The newest backup is older than 36 hours.',
    copy_old: 'The newest copy of a backup outside the server is older than 36 hours.',
    uploads_missing: 'Uploaded files are missing or damaged on the server. Its log names them.',
  },
  test: {
    subject: (brand: string) => `Test mail from ${brand}`,
    text: 'An admin sent this mail to test the mail server. If you can read it, the mail server works.',
  },
  how: 'Please forward this mail to the person who looks after the server. The operations guide says what to do.',
  action: 'Open the dashboard',
  closing: 'You receive this mail once a day until the problem is solved.',
} as const

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

export const request = {
  facts: {
    service: 'Service',
    package: 'Package',
    time: 'Preferred time',
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    inquiry: 'Inquiry',
    subject: 'Subject',
    message: 'Message',
  },
  notGiven: 'not given',
  windows: { morning: 'morning', afternoon: 'afternoon', evening: 'evening' },
  inquiries: inquiryTypeLabels,
  callbackReceived: {
    subject: 'We will call you back',
    text: (hours: string) =>
      `We have received your request for a callback. Our team will call you within ${hours} hours.`,
    action: 'Track your request',
  },
  callbackForTeam: {
    subject: (customer: string) => `Callback request: ${customer}`,
    text: (customer: string) => `${customer} asks to be called back.`,
    action: 'Open the queue',
  },
  messageForTeam: {
    subject: (subject: string) => `Contact form: ${subject}`,
    text: 'A message has come in through the contact form.',
    action: 'Open the messages',
  },
} as const

/** WhatsApp message to a caretaker about changed visits (rule VISIT-30). Patients and services are not named. */
export const scheduleChanges = {
  intro: 'Hello. Your visits have changed.',
  added: (visit: string) => `New visit: ${visit}`,
  moved: (visit: string, time: string) => `Moved visit: ${visit} (before: ${time})`,
  cancelled: (visit: string) => `Cancelled visit: ${visit}`,
  confirm: (link: string) => `Please confirm it in the app: ${link}`,
} as const

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
