// Messages of guards with a special meaning; database-errors.ts maps them.

/** A caretaker would be in two places. */
export const overlapRefusal = 'caretaker_busy overlap'
/** A caretaker has reached their number of open bookings. */
export const capacityRefusal = 'caretaker capacity reached'
/** Five people already see the days of this booking. */
export const dayLinkRefusal = 'day links are full'
