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
    text: 'An admin sent this mail to test the mail server. You have received it, so mails go out.',
  },
  how: 'Please forward this mail to the person who looks after the server. The operations guide says what to do.',
  action: 'Open the dashboard',
  closing: 'This mail comes once a day until the cause is removed.',
} as const
