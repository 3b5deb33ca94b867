/** The office's screens of visits and the roster, in one file that is loaded when it is first wanted: see lazy-screens.ts. */

export { VisitList } from '../visits/list/VisitList.tsx'
export { TimeOffList } from '../visits/time-off/TimeOffList.tsx'
export { TodayPage } from '../visits/today/TodayPage.tsx'
export { WeekFigures } from '../visits/today/WeekFigures.tsx'
export { BookingVisits } from './plan/BookingVisits.tsx'
export { RosterPage } from './week/RosterPage.tsx'
