/** The office's screens of visits, in one file that is loaded when it is first wanted: see lazy-screens.ts. */

export { BookingVisits } from '../roster/plan/BookingVisits.tsx'
export { RosterPage } from '../roster/week/RosterPage.tsx'
export { VisitList } from './list/VisitList.tsx'
export { TimeOffList } from './time-off/TimeOffList.tsx'
export { TodayPage } from './today/TodayPage.tsx'
export { WeekFigures } from './today/WeekFigures.tsx'
