/** Texts of visits, rosters and time off (rules VISIT-1 and after). */

export const visit = {
  caretakerBusy: 'This caretaker is with another family then.',
  stale: 'Somebody changed this visit. Look again.',
  startCareFirst: 'Press Start Care on the booking first.',
  underWay: 'A visit is under way. End it first.',
  careOver: 'The care of this booking is over.',
  changeTooLate: 'Visits can be changed up to 24 hours before they start.',
  movedTwice: 'This visit has been moved twice already.',
  outsidePackage: 'That day is outside your package.',
  timeTaken: 'That time has just been taken.',
  notOpen: 'This visit cannot be changed any more.',
  alreadyReplaced: 'Somebody else is coming already.',
  nobodyChosen: 'Nobody is chosen for this visit yet.',
  notLateYet: 'You can tell us from 15 minutes after the visit should have begun.',
  startedLongAgo: 'A start can be taken back within 10 minutes.',
  wrongSpan: 'A visit lasts from 30 minutes to 24 hours.',
  past: 'Please choose a time that lies ahead.',
} as const
export const roster = {
  exists: 'The visits of this booking are planned already.',
  missing: 'The visits of this booking are not planned yet.',
  noDays: 'Please choose at least one weekday.',
  noShifts: 'Please give the hours of a care day.',
  wrongShift: 'A shift lasts from 30 minutes to 24 hours.',
  pastStart: 'Please choose a first day that lies ahead.',
  stale: 'Somebody changed this plan. Look again.',
  wrongEnd: 'Please choose a last day that is not before the first.',
  wrongMode: 'These hours do not fit the way of caring that was chosen.',
  overlap: 'Two shifts of a day must not overlap.',
  packageGone: 'This package is not sold any more. Please give its days and hours.',
  pastDay: 'Please choose a day from today on.',
  ruleTwice: 'A weekday has two rules from the same day on.',
} as const
export const timeOff = {
  visitsStand: 'Visits stand in this time. Give them to somebody else first.',
  decided: 'This request has been decided already.',
  overlaps: 'There is time off in these days already.',
  wrongSpan: 'Please choose an end after the beginning, at most 90 days later.',
} as const
/** What the office may want to know before it plans (rule VISIT-12). */
export const rosterWarning = {
  weekHours: '{name} would work {count} hours that week.',
  daysRunning: '{name} would work {count} days running.',
  nightConsent: '{name} has not agreed to nights.',
  shortRest: '{name} would have {count} hours of rest before this visit.',
  travel: '{name} would have {count} minutes to get from one home to another.',
  busy: '{name} is with another family then.',
  inactive: '{name} cannot be sent now.',
} as const
