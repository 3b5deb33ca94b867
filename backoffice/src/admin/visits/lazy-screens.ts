import { loadScreen } from '../../app/frame/load-screen.tsx'
import { addVisitWords } from '../../words/i18n.ts'
import type * as screens from './screens.ts'

/** One file for what is opened together, with its words: further ones would cut the first view into smaller pieces. */
const only =
  <Name extends keyof typeof screens>(name: Name) =>
  async (): Promise<Pick<typeof screens, Name>> => {
    const [all] = await Promise.all([import('./screens.ts'), addVisitWords()])
    return { [name]: all[name] } as Pick<typeof screens, Name>
  }

export const TodayPage = loadScreen(only('TodayPage'), 'TodayPage')
export const RosterPage = loadScreen(only('RosterPage'), 'RosterPage')
export const VisitList = loadScreen(only('VisitList'), 'VisitList')
export const TimeOffList = loadScreen(only('TimeOffList'), 'TimeOffList')
export const BookingVisits = loadScreen(only('BookingVisits'), 'BookingVisits')
export const WeekFigures = loadScreen(only('WeekFigures'), 'WeekFigures')
export const CalendarPage = loadScreen(async () => {
  const [page] = await Promise.all([import('../roster/calendar/CalendarPage.tsx'), addVisitWords()])
  return page
}, 'CalendarPage')
export const BookingHistory = loadScreen(async () => {
  const [history] = await Promise.all([import('../bookings/history/BookingHistory.tsx'), addVisitWords()])
  return history
}, 'BookingHistory')
