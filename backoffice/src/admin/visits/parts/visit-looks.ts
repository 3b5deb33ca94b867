import type { BookingStatus } from '@thodu/api/contract/care/booking-status'
import type { Visit } from './visit-calls.ts'

/** A visit's state as one word: its problem, else its status. */
export type VisitState = Visit['status'] | 'unassigned' | 'absent' | 'late' | 'open' | 'due' | 'unproved'

export function visitStateOf({ status, need }: Pick<Visit, 'status' | 'need'>): VisitState {
  if (status === 'planned' && need !== 'planned' && need !== 'over' && need !== 'started' && need !== 'unproved')
    return need
  return status === 'done' && need === 'unproved' ? need : status
}

/** One of the status colours (rule LOOK-3) and a shape, so that it can be recognised without colours. */
export const stateLooks: Readonly<Record<VisitState, { colour: BookingStatus; shape: string }>> = {
  unassigned: { colour: 'cancelled', shape: 'M6 .6 11.4 6 6 11.4.6 6Zm0 2.6L3.2 6 6 8.8 8.8 6Z' },
  absent: { colour: 'cancelled', shape: 'M5 1h2v6H5zM5 9h2v2H5z' },
  late: { colour: 'cancelled', shape: 'M6 1a5 5 0 1 0 0 10A5 5 0 0 0 6 1Zm-.7 2h1.4v2.7l1.9 1.1-.7 1.2-2.6-1.5Z' },
  open: { colour: 'pending', shape: 'M6 .6 11.4 6 6 11.4.6 6Zm0 2.6L3.2 6 6 8.8 8.8 6Z' },
  due: { colour: 'pending', shape: 'M2 1h8L6.9 6 10 11H2l3.1-5Z' },
  unproved: {
    colour: 'pending',
    shape: 'M3.2 4.3a2.8 2.8 0 1 1 3.9 2.6V8H5.3V5.7c1 0 1.9-.5 1.9-1.4a1.2 1.2 0 0 0-2.4 0ZM5.3 9.3h1.8V11H5.3Z',
  },
  planned: { colour: 'confirmed', shape: 'M6 1a5 5 0 1 0 0 10A5 5 0 0 0 6 1Zm0 2a3 3 0 1 1 0 6 3 3 0 0 1 0-6Z' },
  started: { colour: 'active', shape: 'M2 1l9 5-9 5Z' },
  done: { colour: 'completed', shape: 'M1 6.5 2.4 5 5 7.6 9.6 2 11 3.4 5 10.5Z' },
  missed: {
    colour: 'cancelled',
    shape: 'M2.4 1 6 4.6 9.6 1 11 2.4 7.4 6 11 9.6 9.6 11 6 7.4 2.4 11 1 9.6 4.6 6 1 2.4Z',
  },
  skipped: { colour: 'completed', shape: 'M1 5h10v2H1Z' },
  cancelled: { colour: 'completed', shape: 'M9.6 1 11 2.4 2.4 11 1 9.6Z' },
}
