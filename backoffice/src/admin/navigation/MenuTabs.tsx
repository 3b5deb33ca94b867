import Box from '@mui/material/Box'
import { formatCount } from '@thodu/api/contract/words/formats'
import { useTranslate } from 'react-admin'
import { Link, useLocation } from 'react-router-dom'
import { useWaitingCounts } from '../lists/use-waiting.ts'
import { countPages, isEntryShown, menuPlaceOf } from './menu-entries.ts'
import '../../app/looks/tabs.css'

/** On a phone the tabs are wider than the screen; the page itself must not scroll. */
function scrollIntoBar(tab: HTMLElement | null): void {
  const bar = tab?.parentElement
  if (tab && bar) bar.scrollLeft = tab.offsetLeft - (bar.clientWidth - tab.offsetWidth) / 2
}

/** The tabs of one menu entry's pages: links, so that Back, a reload and a bookmark work (rule OFF-1). */
export function MenuTabs() {
  const translate = useTranslate()
  const { pathname } = useLocation()
  const waiting = useWaitingCounts()
  const counts = countPages(waiting)
  const place = menuPlaceOf(pathname)
  const pages = place?.door.pages.filter((page) => isEntryShown(page, waiting)) ?? []
  if (!place || pages.length < 2) return null
  return (
    <Box component="nav" aria-label={translate(`admin.menu.${place.door.key}`)} className="door-tabs">
      {pages.map(({ to, key }) => {
        const { count = 0, late = 0 } = counts[key] ?? {}
        return (
          <Box
            key={to}
            component={Link}
            to={to}
            {...(key === place.page.key ? { 'aria-current': 'page', ref: scrollIntoBar } : {})}
            sx={{ color: 'text.secondary', '&[aria-current]': { color: 'primary.main', borderColor: 'primary.main' } }}
          >
            {translate(`admin.menu.${key}`)}
            {count > 0 && (
              <Box component="span" sx={{ color: late > 0 ? 'error.main' : 'inherit' }}>
                {formatCount(count)}
              </Box>
            )}
          </Box>
        )
      })}
    </Box>
  )
}
