/** The visits and roster screens, in the chunk that lazy-screens.ts loads. */

export { VisitList } from '../visits/list/VisitList.tsx'
export { TimeOffList } from '../visits/time-off/TimeOffList.tsx'
export { TodayPage } from '../visits/today/TodayPage.tsx'
export { WeekFigures } from '../visits/today/WeekFigures.tsx'
export { BookingVisits } from './plan/BookingVisits.tsx'
export { RosterPage } from './week/RosterPage.tsx'
