import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useEffect, useState } from 'react'
import { useTranslate } from 'react-admin'

/** The device's, and about nobody: how often the home was opened here, and that its owner wants no hint. */
const OPENED_KEY = 'thodu.opened'
const NO_HINT = 'no'
/** Whoever has come back twice comes every morning. */
const AFTER = 3

/** What Chromium hands over where a page can be put on the home screen. */
type InstallEvent = Event & { prompt: () => Promise<unknown> }

/** Counts an opening. @returns how many there were; undefined where no hint is wanted */
function countOpening(): number | undefined {
  const kept = localStorage.getItem(OPENED_KEY)
  if (kept === NO_HINT) return undefined
  const count = Number(kept ?? 0) + 1
  localStorage.setItem(OPENED_KEY, String(Math.min(count, AFTER)))
  return count
}
let opened: number | undefined | 'unread' = 'unread'
/** iOS says whether a page stands on the home screen, and offers nothing. */
const isOffIosScreen = (): boolean => (navigator as { standalone?: boolean }).standalone === false

/** After the third opening: how the home is put on the phone's screen (rule CARE-25). */
export function InstallHint() {
  const translate = useTranslate()
  const [offer, setOffer] = useState<InstallEvent>()
  const [isWanted, setWanted] = useState(true)
  useEffect(() => {
    if (opened === 'unread') opened = countOpening()
    const hear = (event: Event) => {
      event.preventDefault()
      setOffer(event as InstallEvent)
    }
    addEventListener('beforeinstallprompt', hear)
    return () => removeEventListener('beforeinstallprompt', hear)
  }, [])
  const isTime = typeof opened === 'number' && opened >= AFTER
  if (!isWanted || !isTime || (!offer && !isOffIosScreen())) return null
  function end() {
    localStorage.setItem(OPENED_KEY, NO_HINT)
    setWanted(false)
  }
  return (
    <Stack spacing={1} component="section" aria-label={translate('caretaker.tray.install')}>
      <Typography>{translate(offer ? 'caretaker.tray.installWhy' : 'caretaker.tray.installIos')}</Typography>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        {offer && (
          <Button variant="outlined" sx={{ minHeight: 48 }} onClick={() => void offer.prompt().finally(end)}>
            {translate('caretaker.tray.install')}
          </Button>
        )}
        <Button sx={{ minHeight: 48 }} onClick={end}>
          {translate('caretaker.tray.installNot')}
        </Button>
      </Stack>
    </Stack>
  )
}
