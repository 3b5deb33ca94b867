/** Exact texts (rule TXT-1). */

export const assignment = {
  assigned: 'Caretaker assigned successfully!',
  failed: 'Failed to assign caretaker. Please try again.',
  hasOne: 'This booking already has a caretaker.',
  hasNone: 'This booking has no caretaker.',
  caretakerBusy: 'This caretaker is already assigned to another booking.',
  notWhileActive: 'The caretaker cannot be unassigned while care is in progress.',
  inactive: 'This caretaker is inactive at the moment.',
  unknownCaretaker: 'Please choose a caretaker from the list.',
  sameCaretaker: 'This caretaker has this booking already.',
  movedOn: 'Another admin has already changed the caretaker.',
  notFree: 'The caretaker of this booking is no longer free: change the caretaker or book again.',
  reasonRequired: 'Please say why',
  noStepBack: 'This booking has its first status: there is no earlier one.',
  stepTaken: 'The status has changed in the meantime. Please check again.',
  rated: 'This booking has been rated, so its status cannot change.',
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
  caretakerBound: 'This caretaker has an open booking. Complete it, cancel it or unassign the caretaker first.',
} as const
export const promises = {
  reasonRequired: 'Please say why',
  notBroken: 'Only a promise that was not kept needs a reason.',
  tooLateToHold: 'This promise is already due or settled and cannot be put on hold.',
  holdNotAhead: 'Please choose a future time, later than the last hold',
  holdTooLong: 'A promise can be on hold for two weeks at most',
  notToVerify: 'Only an open verification can be marked as done.',
} as const
export const calls = {
  outcomeRequired: 'Please choose the call result',
  timeRequired: 'Please choose when to call again',
  timeWrong: 'Please choose a future time between 9 AM and 8 PM',
  cameWrong: 'Please choose a time in the last 60 days',
  noNumber: 'This is not a valid telephone number.',
  itemGone: 'This no longer belongs to that family. Please check again.',
} as const
export const handOff = {
  noMobile: 'There is no mobile number for a message.',
  switchedOff:
    'This family has switched messages off. You can still write about caretakers and payments if you give a reason.',
  notFitting: 'This message no longer fits the booking.',
} as const
export const reports = {
  tooLong: 'A report covers at most one year.',
} as const
export const undo = {
  nothing: 'There is nothing left to undo.',
  tooLate: 'It is too late to undo this.',
  changedSince: 'This has changed in the meantime and can no longer be undone.',
} as const
export const documents = {
  inUse: 'This file belongs to a booking and cannot be removed.',
  wrongType: 'Only PDF, JPG, JPEG and PNG files are accepted.',
  tooLarge: 'This file is too large.',
  tooManyPixels:
    'This picture has too many pixels. Please take it again with a smaller picture size, or upload a screenshot of it.',
  largerThan: 'This file is larger than {size}. Take the photo again with a smaller size, or send it by chat.',
  protected: 'This PDF is protected. Please save it without protection, or upload a photo of the page.',
  unreadable: 'This PDF cannot be checked. Please print it into a new PDF, or upload a photo of the page.',
  busy: 'Many files are being checked right now. Please try again in a moment.',
  quota: 'Your storage is full. Remove a file and try again.',
} as const
export const breach = {
  incomplete: 'Enter what happened, the possible consequences and what people can do.',
  boardNotTold: 'Enter when the Board was informed and when it received the details.',
  closed: 'This breach is closed and cannot be changed.',
} as const
