import type { Columns } from '../../../app/lists/ColumnChoice.tsx'

/** The columns of the visits; confirmation and charge are hidden at first. */
export const visitListColumns: Columns = {
  all: [
    ['startsAt', 'visits.list.day'],
    ['booking', 'visits.list.booking'],
    ['patient', 'visits.list.patient'],
    ['area', 'visits.list.area'],
    ['caretaker', 'visits.list.caretaker'],
    ['status', 'visits.list.status'],
    ['proof', 'visits.list.proof'],
    ['charge', 'visits.list.charge'],
  ],
  hidden: ['proof', 'charge'],
  wideOnly: ['area'],
}
