/** What the database says when somebody has as many open bookings as she can have; database-errors.ts knows it. */
export const capacityMessage = 'caretaker capacity reached'
