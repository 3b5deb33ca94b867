import SearchIcon from '@mui/icons-material/Search'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useIsSmall } from '../../app/lists/CardStack.tsx'
import { showUrgentCount } from '../../app/looks/urgent-count.ts'
import { useWaitingCounts } from '../lists/use-waiting.ts'
import { catchTyping, restoreFocus } from './early-typing.ts'
import { useShortcutKeys } from './use-shortcut-keys.ts'

const loadFind = () => import('./SearchDialog.tsx')
const SearchDialog = lazy(async () => ({ default: (await loadFind()).SearchDialog }))
const KeysDialog = lazy(async () => ({ default: (await import('./KeysDialog.tsx')).KeysDialog }))
const keys = 'Ctrl K'
/** Preloads the search after the first screen, in ms: a user who presses the keys types on at once. */
const PRELOAD_AFTER = 2_000

/** Search and list of shortcuts, on every screen of the admin app (rules OFF-25, OFF-27). */
export function AdminTools() {
  const translate = useTranslate()
  const isSmall = useIsSmall()
  const [dialog, setDialog] = useState<'find' | 'keys' | null>(null)
  const close = useCallback(() => {
    setDialog(null)
    restoreFocus()
  }, [])
  const open = useCallback(
    (wanted: 'find' | 'keys') => {
      if (wanted === 'find') catchTyping(translate('admin.find.label'), close)
      setDialog(wanted)
    },
    [translate, close],
  )
  useShortcutKeys(open)
  const waiting = useWaitingCounts()
  const late = (waiting?.lateVisits ?? 0) + (waiting?.troubles ?? 0)
  useEffect(() => showUrgentCount(late), [late])
  useEffect(() => {
    const timer = setTimeout(() => void loadFind().catch(() => undefined), PRELOAD_AFTER)
    return () => clearTimeout(timer)
  }, [])
  const label = translate('admin.find.open')
  return (
    <>
      {isSmall ? (
        <IconButton color="inherit" aria-label={label} onClick={() => open('find')}>
          <SearchIcon />
        </IconButton>
      ) : (
        <Button
          color="inherit"
          variant="outlined"
          startIcon={<SearchIcon />}
          onClick={() => open('find')}
          aria-keyshortcuts="Control+K Meta+K /"
          sx={{ mr: 1, whiteSpace: 'nowrap', borderColor: 'divider', flexShrink: 0 }}
        >
          {label}
          <Box component="kbd" aria-hidden sx={{ display: { xs: 'none', lg: 'inline' }, ml: 1, fontSize: '0.75rem' }}>
            {keys}
          </Box>
        </Button>
      )}
      <Suspense>
        {dialog === 'find' && <SearchDialog onClose={close} />}
        {dialog === 'keys' && <KeysDialog onClose={close} />}
      </Suspense>
    </>
  )
}
