/**
 * The exact texts of the specification, in one place for server, site and back office.
 * Section numbers: "P" is the public-site document, "A" the caretaker-and-admin document, "C" the contract.
 */
export const texts = {
  email: {
    required: 'Email is required', // P5
    invalid: 'Please enter a valid email address',
    disposable: 'Please use a valid email address (disposable emails not allowed)',
  },
  password: {
    required: 'Password is required', // P5
    tooShort: 'Password must be at least 8 characters long',
    composition:
      'Password must contain at least one uppercase letter, one lowercase letter, one number, and one special character (@$!%*?&)',
    common: 'Please choose a stronger password',
    tooLong: 'Password must be at most 128 characters long', // quality.md, Security
    strength: ['Very Weak', 'Weak', 'Fair', 'Good', 'Strong', 'Very Strong'],
  },
  phone: {
    invalid: 'Please enter a valid phone number', // P5
    tooShort: 'Phone number must be at least 10 digits',
  },
  name: {
    required: 'Name is required', // P5
    tooShort: 'Name must be at least 2 characters long',
    tooLong: 'Name must be less than 50 characters',
    characters: 'Name can only contain letters, spaces, hyphens, and apostrophes',
  },
  confirmPassword: {
    required: 'Please confirm your password', // P5
    mismatch: 'Passwords do not match',
  },
  otp: {
    sent: 'OTP sent to your email. Please enter it below.', // P7
    sendFailed: 'Failed to send OTP. Please try again.', // P8
    invalid: 'Invalid OTP. Please try again.',
    verified: 'Email verified.',
    accountCreated: 'Account created successfully! Please sign in with your credentials.',
  },
  auth: {
    notAuthenticated: 'Not authenticated', // C2
    invalidCredentials: 'Invalid email or password', // C3
    verifyFirst: 'Please verify your email before signing up.',
    emailTaken: 'An account with this email already exists.',
    googleFailed: 'Google authentication failed', // P8
    googleOff: 'Google sign-in is not available.',
    resetSent: 'If an account exists for this email, a code is on its way.',
    resetDone: 'Password changed successfully!',
    notLoggedIn: 'User not logged in', // P5, P8
  },
  profile: {
    loadFailed: 'Failed to fetch user profile', // P8
    updateFailedToFetch: 'Failed to update user profile',
    updateFailed: 'Failed to update profile. Please try again.',
    updated: 'Profile updated successfully!',
  },
  changePassword: {
    mismatch: 'New passwords do not match', // P5
    tooShort: 'New password must be at least 6 characters',
    failed: 'Failed to change password. Please check your current password.', // P8
    changed: 'Password changed successfully!',
  },
  lists: {
    bookingsFailed: 'Failed to fetch user bookings', // P8
    documentsFailed: 'Failed to fetch user documents',
  },
  contact: {
    sent: 'Message sent successfully!', // P8
    failed: 'Failed to send message. Please try again later.',
    sending: 'Sending...', // P4
  },
  newsletter: {
    subscribed: 'Thank you. We have sent you a mail: follow its link to confirm your address.',
    confirmed: 'Thank you. Your first letter comes with the next article.',
    left: 'You will get no more letters. Thank you for reading.',
    deadLink: 'This link does not work any more. Please enter your address once more.',
  },
  /** The page that a form without script gets when something is wrong. */
  form: { problem: 'Please check what you entered', back: 'Go back to the form' },
  serviceSelection: { failed: 'Failed to save service selection. Please try again.' }, // P8
  upload: { failed: 'Failed to upload file. Please try again.' }, // P8
  details: {
    required: 'This field is required', // P5
    terms: 'You must agree to the terms and conditions',
    chooseOption: 'Please choose one of the options',
    invalidDate: 'Please enter a valid date',
    startInPast: 'Please choose today or a later day',
    tooLong: 'Please shorten this text',
  },
  booking: {
    incomplete: 'Please complete all required information before booking.', // P5
    saveFailed: 'Failed to save booking. Please try again.', // P8
    saveFailedAlert: 'Booking failed. Please check your connection or try again.',
    cancelTooLate: 'Bookings can be cancelled up to 24 hours before care starts.', // C4
    notEditable: 'Only pending bookings can be changed.',
    notCompleted: 'Only completed bookings can be rated.',
    alreadyRated: 'This booking has already been rated.',
    ratingRequired: 'Please choose a rating from 1 to 5.',
    wrongStep: 'This booking cannot move to that status.',
    alreadyFinished: 'This booking is already completed or cancelled.',
    noteRequired: 'Please write a note first.',
    tooManyNotes: 'This booking cannot take more notes.',
    careOver: 'The care is over: this booking takes no more notes.',
    unknownFile: 'Please choose one of your own uploads.',
    formTooLarge: 'These details are too long. Please shorten them and try again.',
    keyReused: 'This booking was already sent with other details. Please reload and try again.',
    awaitingConfirmation: 'caretaker assigned, awaiting confirmation', // C6
  },
  assignment: {
    assigned: 'Caretaker assigned successfully!', // A8
    failed: 'Failed to assign caretaker. Please try again.',
    hasOne: 'This booking already has a caretaker.',
    hasNone: 'This booking has no caretaker.',
    caretakerBusy: 'This caretaker is already assigned to another booking.',
    notWhileActive: 'The caretaker cannot be taken back while care is in progress.',
    unknownCaretaker: 'Please choose a caretaker from the list.',
    badgeAssigned: 'Assigned', // A2
    badgeAvailable: 'Available',
    optionTaken: 'Already Assigned', // A4
    optionFree: 'Available',
    currentlyAssignedTo: 'Currently assigned to',
  },
  caretaker: {
    added: 'Caretaker added successfully!', // A8
    addFailed: 'Failed to add caretaker',
    adding: 'Adding...', // A2
    serviceTypesRequired: 'Please choose at least one service type',
    noNotifications: 'No notifications', // A2
    noUpcomingJobs: 'No upcoming jobs',
    noBookingsAssigned: 'No bookings assigned to you at the moment',
    noNotes: 'No notes added yet',
    noBookingsFound: 'No bookings found',
    startCare: 'Start Care', // A4
    beginActiveCare: 'Begin Active Care',
    markCompleted: 'Mark Completed',
  },
  admin: {
    bookingsFailed: 'Failed to load bookings', // A8
    caretakersFailed: 'Failed to load caretakers',
    statisticsFailed: 'Failed to load statistics',
    dashboardFailed: 'Failed to load dashboard data',
    lastAdmin: 'At least one admin must remain.', // C6
    hasOpenBookings: 'This account has open bookings. Complete or cancel them first.',
    caretakerBound: 'This caretaker has an open booking. Complete it, cancel it or take the assignment back first.',
  },
  pages: {
    forbidden: 'You do not have permission to access this page.', // A8
    notFound: 'The page you are looking for does not exist.',
    goHome: 'Go Home', // A2
  },
  documents: {
    inUse: 'This file belongs to a booking and cannot be removed.',
    wrongType: 'Only PDF, JPG, JPEG and PNG files are accepted.',
    tooLarge: 'This file is too large.',
    activeContent: 'This PDF contains scripts or attached files. Please upload a plain scan.',
    protected: 'This PDF is protected. Please save it without protection, or upload a photo of the page.',
    unreadable: 'This PDF cannot be checked. Please print it into a new PDF, or upload a photo of the page.',
    busy: 'Many files are being checked right now. Please try again in a moment.',
    quota: 'Your storage is full. Remove a file and try again.',
  },
  server: {
    failed: 'Something went wrong. Please try again.', // C2
    notFound: 'Not found',
    forbidden: 'You do not have permission to do this.',
    badRequest: 'Please check the highlighted fields.',
    badJson: 'The request is not valid JSON.',
    badQuery: 'The list request is not valid.',
    tooMany: 'Too many attempts. Please wait a moment and try again.',
    busy: 'The system is busy. Please try again in a moment.',
    tooLarge: 'The request is too large.',
    wrongMediaType: 'This kind of content is not accepted here.',
    conflict: 'Somebody else changed this in the meantime. Please reload and try again.',
    timeout: 'The request took too long. Please try again.',
  },
} as const
