import { texts } from '@thodu/api/contract/texts'

export const detail = {
  caretaker: {
    detail: {
      title: 'Booking %{id}',
      loading: 'Booking',
      back: 'My Bookings',
      family: 'Family',
      client: 'Client',
      emergency: 'Emergency contact',
      address: 'Address',
      patient: 'Patient',
      noDetails: 'No details available.',
      over: 'The care has ended: the details of the family and the patient are no longer shown.',
      rating: 'Rating',
    },
    files: {
      title: 'Files',
      none: 'No files were added.',
      medicalReports: 'Medical report %{number}',
      dischargeSummary: 'Discharge summary %{number}',
      prescriptions: 'Prescription %{number}',
      failed: 'The file could not be opened. Please try again.',
    },
  },
}

export const earnings = {
  caretaker: {
    earnings: {
      title: 'My pay',
      show: 'Show my pay',
      before: 'Previous month',
      after: 'Next month',
      failed: 'Your pay could not be loaded.',
      none: 'There is nothing in this month.',
      states: {
        open: 'Not closed yet. Amounts can still change.',
        closed: 'Closed by the office. Not paid yet.',
        settled: 'Closed by the office.',
        paid: 'Paid on %{day}: %{method} %{reference}',
      },
      methods: { upi: 'UPI', bank: 'bank', cash: 'cash' },
      earned: 'Earned',
      hours: 'Hours',
      advances: 'Advances',
      adjustments: 'Additions, deductions, corrections',
      carried: 'From the month before',
      due: 'Due to you',
      received: 'Paid to you',
      owed: 'Goes into the next month',
      lines: 'From what',
      unconfirmed: 'Not confirmed yet, so not counted',
      kinds: { advance: 'Advance', addition: 'Addition', deduction: 'Deduction', correction: 'Correction' },
      given: { D: 'Day', N: 'Night', L: 'Live-in day', S: 'Session' },
      slip: 'Pay slip',
      close: 'Close',
      noTax: 'No tax and no provident fund are deducted.',
    },
  },
}

/** Texts of the tray and the sign-out question, loaded after the first screen. */
export const outbox = {
  caretaker: {
    tray: {
      title: 'Not sent',
      kinds: {
        start: 'Start of a visit',
        end: 'End of a visit',
        step: 'Step of a booking',
        note: 'Note',
        trouble: 'Something is wrong',
        confirm: 'Confirmed visits',
      },
      tooOld: 'This is too old to be saved. Please tell the office the time.',
      refused: 'This could not be saved. Please tell the office.',
      callOffice: 'Call the office',
      copy: 'Copy the text',
      copied: 'Copied',
      remove: 'Remove',
      leaving:
        '%{smart_count} entry has not been sent. Log out and lose it? |||| %{smart_count} entries have not been sent. Log out and lose them?',
      leave: 'Log out and lose them',
      stay: 'Stay',
      install: 'Add to the home screen',
      installWhy: 'From the home screen this opens like an app, also without a connection.',
      installIos:
        'In the browser’s menu choose “Share”, then “Add to Home Screen”. Open it once a day: after a week without use, the phone deletes what it has saved.',
      installNot: 'No, thank you',
    },
  },
}

export const profile = {
  caretaker: {
    profile: {
      seenBy: {
        title: 'Who sees your data',
        families:
          'Families of your bookings: your first name, photo, languages, training, checks with their days, and your words to them.',
        colleagues: 'Caretakers of later visits: your name, notes and task results.',
        office: 'The office: your profile, visits, hours and time off.',
      },
      title: 'My Profile',
      details: 'Your details',
      name: 'Name',
      email: 'Email',
      emailFixed: 'Only the office can change this.',
      phone: 'Phone',
      location: 'Location',
      edit: 'Edit',
      save: 'Save',
      saving: 'Saving…',
      cancel: 'Cancel',
      loadFailed: texts.profile.loadFailed,
      updated: texts.profile.updated,
      failed: texts.profile.updateFailed,
    },
    calendar: {
      title: 'Calendar',
      lead: 'Your visits in your phone’s calendar. Changes can appear a day late: My Visits is always up to date.',
      make: 'Create a calendar address',
      renew: 'Create a new address',
      end: 'End address',
      copy: 'Copy the address',
      copied: 'Copied.',
      warning: 'Every person with this address can see your visits. A new address ends the old one.',
      until: 'This address works until %{day}.',
      lastRead: 'Last read by a calendar program: %{when}.',
      neverRead: 'No calendar program has read it yet.',
      hidden: 'To copy the address, create a new one.',
      failed: 'That did not work. Please try again.',
    },
    password: {
      title: 'Change Password',
      current: 'Current password',
      new: 'New password',
      confirm: 'Confirm new password',
      hint: 'At least 6 characters.',
      show: 'Show: %{field}',
      hide: 'Hide: %{field}',
      submit: 'Change Password',
      changed: texts.changePassword.changed,
      failed: texts.changePassword.failed,
    },
  },
}

export const push = {
  caretaker: {
    push: {
      message: 'Open %{brand}',
      title: 'Notifications',
      lead: 'When a visit of the next 48 hours is new, moved or cancelled, this device shows “%{message}”. The message contains no names and no details. It ends when you log out.',
      switch: 'Notify this device',
      blocked: 'This browser blocks notifications. Allow them in its settings for this page.',
      failed: 'This did not work. Please try again.',
      unsupported: 'This browser cannot show notifications. On an iPhone, first add this app to the home screen.',
    },
  },
}

export const timeOff = {
  caretaker: {
    timeOff: {
      title: 'Days off',
      ask: 'Ask for a day off',
      none: 'You have not asked for a day off.',
      loadFailed: 'Your days off could not be loaded.',
      kind: 'Kind',
      kinds: { 'day-off': 'Day off', sick: 'I am sick', leave: 'Leave', other: 'Something else' },
      from: 'First day',
      to: 'Last day',
      order: 'The last day is before the first one.',
      reason: 'Reason (optional)',
      send: 'Ask the office',
      sending: 'Sending…',
      sent: 'Sent. The office decides, and you see it here.',
      failed: 'This could not be sent. Please try again.',
      urgent: 'For today or tomorrow, please call the office as well.',
      takeBack: 'Withdraw',
      takenBack: 'Withdrawn.',
      takeBackFailed: 'This could not be withdrawn. Please try again.',
      status: { requested: 'Requested', approved: 'Approved', declined: 'Declined', withdrawn: 'Withdrawn' },
      until: '%{from} to %{to}',
    },
  },
}

export const week = {
  caretaker: {
    week: {
      title: 'My Visits',
      tomorrow: 'Tomorrow',
      days: 'The next seven days',
      none: 'No visits are planned for the next seven days.',
      loadFailed: 'Your visits could not be loaded.',
    },
  },
}
