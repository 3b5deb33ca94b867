import { loadScreen } from '../../app/frame/load-screen.tsx'

/** One file for what is opened together: further ones would cut the first view into smaller pieces. */
const all = () => import('./screens.ts')

export const TodayPage = loadScreen(all, 'TodayPage')
export const RosterPage = loadScreen(all, 'RosterPage')
export const VisitList = loadScreen(all, 'VisitList')
export const TimeOffList = loadScreen(all, 'TimeOffList')
export const BookingVisits = loadScreen(all, 'BookingVisits')
export const WeekFigures = loadScreen(all, 'WeekFigures')
export const CalendarPage = loadScreen(() => import('../roster/calendar/CalendarPage.tsx'), 'CalendarPage')
export const BookingHistory = loadScreen(() => import('../bookings/history/BookingHistory.tsx'), 'BookingHistory')
