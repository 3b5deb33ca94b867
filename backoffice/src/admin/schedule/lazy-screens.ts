import { loadScreen } from '../../app/wire/load-screen.tsx'

/** One chunk with the visits screens: more chunks would split the first view into smaller pieces. */
const all = () => import('./screens.ts')

export const BookingVisits = loadScreen(all, 'BookingVisits')
export const WeekFigures = loadScreen(all, 'WeekFigures')
