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
