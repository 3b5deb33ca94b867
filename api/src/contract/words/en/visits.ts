/** Texts of visits and rosters (rules VISIT-1 and after). */

export const change = {
  notNow: 'This request is not possible at the moment. Please call us.',
  alreadyAsked: 'You already have an open request. Withdraw it first, or call us.',
  nothingAsked: 'There is no open request here any more. Please check again.',
  reasonRequired: 'Please choose a reason',
  answerRequired: 'Please tell the family why',
} as const

export const visit = {
  caretakerBusy: 'This caretaker is with another family then.',
  stale: 'Another person has changed this visit. Please check again.',
  startCareFirst: 'Press Start Care on the booking first.',
  underWay: 'A visit is under way. End it first.',
  careOver: 'The care of this booking has ended.',
  changeTooLate: 'Visits can be changed up to 24 hours before they start.',
  movedTwice: 'This visit has been moved twice already.',
  outsidePackage: 'That day is outside your package.',
  timeTaken: 'That time has just been taken.',
  notOpen: 'This visit cannot be changed any more.',
  alreadyReplaced: 'A substitute is already on the way.',
  nobodyChosen: 'No caretaker is assigned to this visit yet.',
  notLateYet: 'You can report this from 15 minutes after the planned start.',
  over: 'This visit has ended, so no substitute is sent. Please call us about it.',
  notOver: 'Please report this after the visit. Until then call us.',
  longOver: 'This visit was more than a week ago. Please call us about it.',
  remarkFull: 'There is no more space here. Please call us about the rest.',
  notAround: 'This can be reported from 24 hours before a visit to 24 hours after it. Please call the office.',
  whatWasDone: 'Please write what was done.',
  nothingWrong: 'There is nothing open about this visit any more. Please check again.',
  startedLongAgo: 'A start can be undone within 10 minutes.',
  wrongSpan: 'A visit lasts from 30 minutes to 24 hours.',
  past: 'Please choose a future time.',
  alreadyStarted: 'This visit has been started already.',
  notStarted: 'Start the visit first.',
  tooEarly: 'A visit can be started from 24 hours before it begins.',
  wrongMoment: 'Please enter a time within the last 48 hours.',
  endBeforeStart: 'A visit ends after it has begun.',
  ownVisitThen: 'You have another visit then.',
  chooseOffered: 'Please choose one of the times that are offered.',
  notBegun: 'Your caregiver has not started the visit yet.',
  proved: 'This visit is already confirmed.',
  noTries: 'Call the office. They can confirm it.',
  notEnded: 'End the visit first.',
  wrongCode: 'This is not the current code. {count} tries left.',
  wrongCodeOne: 'This is not the current code. 1 try left.',
  taskTwice: 'Please mark each task once.',
} as const
/** Texts of questions to caretakers for an unassigned visit (rule OFFER-1). */
export const offer = {
  assigned: 'This visit has a caretaker already.',
  notPossible: 'This visit cannot be taken any more, please call the office.',
  chooseSomebody: 'Please choose at least one caretaker.',
} as const
export const roster = {
  exists: 'The visits of this booking are planned already.',
  missing: 'The visits of this booking are not planned yet.',
  noDays: 'Please choose at least one weekday.',
  noShifts: 'Please enter the hours of a care day.',
  wrongShift: 'A shift lasts from 30 minutes to 24 hours.',
  pastStart: 'Please choose a first day in the future.',
  stale: 'Another person has changed this plan. Please check again.',
  wrongEnd: 'Please choose a last day that is not before the first.',
  wrongMode: 'These hours do not fit the chosen kind of 24-hour care.',
  overlap: 'Two shifts of a day must not overlap.',
  packageGone: 'This package is no longer sold. Please enter its days and hours.',
  beforeFirstDay: 'The plan begins later. Enter an earlier first day as well.',
  pastDay: 'Please choose a day from today on.',
  ruleTwice: 'A weekday has two rules from the same day on.',
  otherTasks: 'Please choose only tasks that belong to this care.',
} as const
export const timeOff = {
  visitStands: '1 visit falls on these days. Assign it to another caretaker first.',
  visitsStand: '{count} visits fall on these days. Assign them to another caretaker first.',
  decided: 'This request has been decided already.',
  overlaps: 'There is already time off on these days.',
  wrongSpan: 'Please choose an end after the start, at most 90 days later.',
  notWithdrawable: 'This time off is over or was already decided.',
  notAhead: 'Please choose days in the future.',
} as const
/** Warnings before planning (rule VISIT-12). */
export const rosterWarning = {
  weekHours: '{name} would work {count} hours that week.',
  daysRunning: '{name} would work {count} days in a row.',
  nightConsent: '{name} has not agreed to work at night.',
  shortRest: '{name} would have {count} hours of rest before this visit.',
  travel: '{name} would have {count} minutes to get from one home to another.',
  busy: '{name} is with another family then.',
  inactive: '{name} is inactive.',
} as const
export const push = {
  switchedOff: 'Notifications are switched off in the settings.',
} as const
