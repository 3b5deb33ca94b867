/** Words of the sheet that is printed for the day the machine is dead; loaded with it. Commands stand as they are typed. */
export const emergencyWords = {
  title: 'Emergency sheet',
  why: 'For the day this machine is dead. Print it now, keep it with the key of the backups, and print it again each morning that matters.',
  print: 'Print',
  printed: '%{brand}: emergency sheet, as of %{time}',
  call: {
    title: 'Whom to call',
    machine: 'Who looks after the machine',
    key: 'Where the key of the backups is kept',
    copies: 'Where the copies of the backups lie',
    office: 'Office',
    ambulance: 'Ambulance',
    none: 'no number',
    lastCopy: 'Last copy outside this machine: %{time}.',
    noCopy: 'No copy has left this machine yet.',
    oneDisk: 'All copies of the data lie on one disk. If the disk dies, everything is gone.',
    lastBackup: 'Last backup, proven by restoring it: %{time}.',
  },
  start: {
    title: 'The machine runs, the pages do not open',
    look: 'See what is wrong:',
    again: 'Start it again:',
    full: 'If the disk is full, free space (df -h); nothing has to be started again for that.',
  },
  restore: {
    title: 'The machine or its data is lost',
    install: 'Set up another machine: docs/operations.md, “Install as a service”. Do not start it yet.',
    fetch:
      'Bring the newest file nightly-….tar.sealed from where the copies lie, and the key from the safe as a text file.',
    run: 'Restore, start, and remove the file with the key:',
    after: 'Everybody signs in again. Ring the families below whose bookings are newer than the backup.',
  },
  reset: {
    title: 'Nobody can sign in to the office',
    run: 'At the machine, make another admin; the password is shown once:',
  },
  bookings: {
    title: 'Open bookings, started by today: %{count}',
    none: 'No booking is open today.',
    notAll: 'The earliest %{count} only; there are more.',
    family: 'Family',
    patient: 'Patient',
    caretaker: 'Caretaker',
    nobody: 'nobody yet',
    since: 'from %{day}',
    inEmergency: 'In an emergency: %{contact}',
  },
}
