import FullCalendar, { type EventClickInfo, type EventDisplayInfo } from '@fullcalendar/react'
import dayGrid from '@fullcalendar/react/daygrid'
import list from '@fullcalendar/react/list'
import theme from '@fullcalendar/react/themes/classic'
import timeGrid from '@fullcalendar/react/timegrid'
import Box from '@mui/material/Box'
import { useTheme } from '@mui/material/styles'
import { cityTimeZone } from '@thodu/api/contract/time'
import { useTranslate } from 'react-admin'
import { useIsSmall } from '../../../app/lists/CardStack.tsx'
import { tokensOf } from '../../../app/looks/tokens.ts'
import { reader } from '../../../words/locale.ts'
import { formatSpan } from '../../../words/visit-times.ts'
import { StandingShape } from '../../visits/parts/VisitBadge.tsx'
import type { Visit } from '../../visits/parts/visit-calls.ts'
import { stateLooks, visitStateOf } from '../../visits/parts/visit-looks.ts'
import '@fullcalendar/react/skeleton.css'
import '@fullcalendar/react/themes/classic/theme.css'
import '@fullcalendar/react/themes/classic/palette.css'
import type { CalendarView } from './calendar-span.ts'

type VisitCalendarProps = {
  view: CalendarView
  day: string
  kind: 'caretaker' | 'booking'
  visits: readonly Visit[]
  onOpen: (id: string) => void
}
const plugins = [theme, dayGrid, timeGrid, list]
/** A phone has no room for seven columns and lists the days instead. */
const viewNames = {
  wide: { month: 'dayGridMonth', week: 'timeGridWeek' },
  small: { month: 'listMonth', week: 'listWeek' },
} as const

/** A month or a week of visits, drawn by FullCalendar. The parent screen navigates. */
export function VisitCalendar({ view, day, kind, visits, onOpen }: VisitCalendarProps) {
  const translate = useTranslate()
  const isSmall = useIsSmall()
  const { status, paperRaised, paperSunk, leafSoft, line, lineStrong, ink, inkSoft, leaf, onLeaf } = tokensOf(
    useTheme().palette.mode,
  )
  // These selectors override FullCalendar's own colours, which it sets more specifically in dark mode.
  const colours = {
    '--fc-classic-background': paperRaised,
    '--fc-classic-foreground': ink,
    '--fc-classic-muted-foreground': inkSoft,
    '--fc-classic-faint-foreground': inkSoft,
    '--fc-classic-border': line,
    '--fc-classic-strong-border': lineStrong,
    '--fc-classic-today': leafSoft,
    '--fc-classic-muted': paperSunk,
    '--fc-classic-primary': leaf,
    '--fc-classic-primary-foreground': onLeaf,
  }
  const byId = new Map(visits.map((visit) => [visit._id, visit]))
  const events = visits.map((visit) => {
    const look = status[stateLooks[visitStateOf(visit)].colour]
    return {
      id: visit._id,
      title: titleOf(visit, kind),
      start: visit.startsAt,
      end: visit.endsAt,
      color: look.background,
      contrastColor: look.ink,
    }
  })
  return (
    <Box sx={{ ...colours, minWidth: 0, overflowX: 'auto' }}>
      <FullCalendar
        plugins={plugins}
        initialView={viewNames[isSmall ? 'small' : 'wide'][view]}
        initialDate={day}
        headerToolbar={false}
        locale={reader}
        timeZone={cityTimeZone}
        firstDay={1}
        height="auto"
        allDaySlot={false}
        slotDuration="01:00"
        slotHeaderFormat={{ hour: 'numeric', hour12: true }}
        nextDayThreshold="24:00"
        eventDisplay="block"
        eventInteractive
        noEventsText={translate('visits.calendar.empty')}
        events={events}
        eventClick={({ event }: EventClickInfo) => onOpen(event.id)}
        eventContent={({ event }: EventDisplayInfo) => {
          const visit = byId.get(event.id)
          return visit && <CalendarVisit visit={visit} title={event.title} />
        }}
      />
    </Box>
  )
}

const titleOf = ({ booking, caretaker }: Visit, kind: VisitCalendarProps['kind']): string =>
  kind === 'caretaker' ? `${booking.patientName}, ${booking.area}` : (caretaker?.name ?? '')

function CalendarVisit({ visit, title }: { visit: Visit; title: string }) {
  const translate = useTranslate()
  const standing = visitStateOf(visit)
  return (
    <Box
      component="span"
      sx={{ display: 'block', px: 0.5, fontSize: '0.8125rem', whiteSpace: 'normal', overflowWrap: 'anywhere' }}
    >
      <Box component="span" sx={{ display: 'flex', gap: 0.5, alignItems: 'center', fontWeight: 600 }}>
        <StandingShape standing={standing} />
        {formatSpan(visit.startsAt, visit.endsAt)}
      </Box>
      {`${title || translate('visits.nobody')} · ${translate(`visits.status.${standing}`)}`}
    </Box>
  )
}
