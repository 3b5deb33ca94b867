/** What the database says when somebody would be in two places; database-errors.ts knows it. */
export const overlapMessage = 'caretaker_busy overlap'
