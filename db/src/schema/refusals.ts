// What guards say that mean more than no; database-errors.ts knows them.

/** Somebody would be in two places. */
export const overlapRefusal = 'caretaker_busy overlap'
/** Somebody has as many open bookings as she can have. */
export const capacityRefusal = 'caretaker capacity reached'
/** Five people see the days of a booking already. */
export const dayLinkRefusal = 'day links are full'
