// database-errors.ts maps these.

/** A caretaker would be in two places. */
export const overlapRefusal = 'caretaker_busy overlap'
/** A caretaker has reached their number of open bookings. */
export const capacityRefusal = 'caretaker capacity reached'
/** Five people already see the days. */
export const dayLinkRefusal = 'day links are full'
