/** Texts of the Settings tab (rule JRN-11). */
export const settings = {
  heading: 'Settings',
  profile: {
    heading: 'Profile',
    name: 'Full name',
    phone: 'Phone',
    location: 'Location',
    locationHint: 'Your part of the city or your village',
    email: 'Email',
    emailHint: 'The address of your account cannot be changed here.',
    language: 'Language of our mails',
    languageHint: 'Our mails to you are written in it.',
    save: 'Save profile',
    saving: 'Saving …',
  },
  notifications: {
    heading: 'Notifications',
    emailUpdates: 'Email updates about my bookings',
    smsAlerts: 'SMS alerts (we send none yet)',
    marketing: 'News and offers',
  },
  password: {
    heading: 'Change password',
    current: 'Current password',
    next: 'New password',
    confirm: 'Confirm new password',
    save: 'Change password',
    saving: 'Changing …',
    others: 'Every other device is signed out when you change it.',
  },
  everywhere: {
    heading: 'Sign out everywhere',
    text: 'Ends every session of this account, on this device too. Drafts on this device are removed.',
    button: 'Sign out everywhere',
    working: 'Signing out …',
    failed: 'Not every device could be signed out. Please try again.',
  },
} as const
