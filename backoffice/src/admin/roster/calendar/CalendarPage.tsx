/** Stands in until the calendar does. */
export const CalendarPage = () => null
