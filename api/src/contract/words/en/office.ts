/** Exact texts (rule TXT-1): the office and its caretakers. */

export const assignment = {
  assigned: 'Caretaker assigned successfully!',
  failed: 'Failed to assign caretaker. Please try again.',
  hasOne: 'This booking already has a caretaker.',
  hasNone: 'This booking has no caretaker.',
  caretakerBusy: 'This caretaker is already assigned to another booking.',
  notWhileActive: 'The caretaker cannot be taken back while care is in progress.',
  inactive: 'This caretaker is inactive at the moment.',
  unknownCaretaker: 'Please choose a caretaker from the list.',
  sameCaretaker: 'This caretaker has this booking already.',
  movedOn: 'Somebody else has handed this booking over in the meantime.',
  notFree: 'The caretaker of this booking is not free any more: hand it over or book anew.',
  reasonRequired: 'Please say why',
  noStepBack: 'This booking is at its beginning: there is no step back.',
  stepTaken: 'The status has changed in the meantime. Please look again.',
  rated: 'This booking has been rated: its status stays.',
  badgeAssigned: 'Assigned',
  badgeAvailable: 'Available',
  optionTaken: 'Already Assigned',
  optionFree: 'Available',
  currentlyAssignedTo: 'Currently assigned to',
} as const
export const caretaker = {
  added: 'Caretaker added successfully!',
  addFailed: 'Failed to add caretaker',
  adding: 'Adding...',
  serviceTypesRequired: 'Please choose at least one service type',
  noNotifications: 'No notifications',
  noUpcomingJobs: 'No upcoming jobs',
  noBookingsAssigned: 'No bookings assigned to you at the moment',
  noNotes: 'No notes added yet',
  noBookingsFound: 'No bookings found',
  startCare: 'Start Care',
  beginActiveCare: 'Begin Active Care',
  markCompleted: 'Mark Completed',
} as const
export const admin = {
  bookingsFailed: 'Failed to load bookings',
  caretakersFailed: 'Failed to load caretakers',
  statisticsFailed: 'Failed to load statistics',
  dashboardFailed: 'Failed to load dashboard data',
  familyHasEmail: 'This family has an email address already.',
  tooManyFamilyNotes: 'This family cannot take more notes.',
  lastAdmin: 'At least one admin must remain.',
  hasOpenBookings: 'This account has open bookings. Complete or cancel them first.',
  caretakerBound: 'This caretaker has an open booking. Complete it, cancel it or take the assignment back first.',
} as const
export const promises = {
  reasonRequired: 'Please say why',
  notBroken: 'Only a promise that was not kept needs a reason.',
  tooLateToHold: 'This promise is due or settled: its clock cannot be stopped any more.',
  holdNotAhead: 'Please choose a time after the last hold, and after now',
  holdTooLong: 'A promise can be held for two weeks at most',
  notToVerify: 'Only a verification that is still open can be marked as done.',
} as const
export const calls = {
  outcomeRequired: 'Please say what came of the call',
  timeRequired: 'Please choose when to call again',
  timeWrong: 'Please choose a time ahead, between 9 AM and 8 PM',
  claimed: 'Somebody else is calling this family now.',
  noNumber: 'This is no telephone number we can call.',
  itemGone: 'This does not belong to that family any more. Please look again.',
} as const
export const handOff = {
  noMobile: 'There is no mobile number to write to.',
  switchedOff: 'This family has switched messages off. About who comes you can write with a reason.',
  notFitting: 'This message does not fit the booking any more.',
} as const
export const reports = {
  tooLong: 'A report covers a year at most.',
} as const
export const requests = {
  claimed: 'Somebody else is on this already.',
} as const
export const undo = {
  nothing: 'There is nothing to undo any more.',
  tooLate: 'It is too late to undo this.',
  changedSince: 'Something has happened since: this cannot be undone any more.',
} as const
export const documents = {
  inUse: 'This file belongs to a booking and cannot be removed.',
  wrongType: 'Only PDF, JPG, JPEG and PNG files are accepted.',
  tooLarge: 'This file is too large.',
  largerThan: 'This file is larger than {size}. Take the photo again with a smaller size, or send it by chat.',
  activeContent: 'This PDF contains scripts or attached files. Please upload a plain scan.',
  protected: 'This PDF is protected. Please save it without protection, or upload a photo of the page.',
  unreadable: 'This PDF cannot be checked. Please print it into a new PDF, or upload a photo of the page.',
  busy: 'Many files are being checked right now. Please try again in a moment.',
  quota: 'Your storage is full. Remove a file and try again.',
} as const
export const breach = {
  incomplete: 'Say what happened, what it means for people and what they can do.',
  boardNotTold: 'Write down when the Board had the first word and when it had the details.',
  closed: 'This breach is closed; it stays as it is.',
} as const
