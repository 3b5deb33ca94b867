import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useEffect, useState } from 'react'
import { useTranslate } from 'react-admin'
import { wantNoHint } from './offline/openings.ts'

/** Caretakers who return twice use the app every morning. */
const AFTER = 3

type InstallEvent = Event & { prompt: () => Promise<unknown> }

/** iOS tells whether a page was opened from the home screen, but has no install prompt. */
const isOffIosScreen = (): boolean => (navigator as { standalone?: boolean }).standalone === false

/** From the third opening on, explains how to add the app to the phone's home screen (rule CARE-25). */
export function InstallHint({ openings }: { openings: number | undefined }) {
  const translate = useTranslate()
  const [offer, setOffer] = useState<InstallEvent>()
  const [isWanted, setWanted] = useState(true)
  useEffect(() => {
    const hear = (event: Event) => {
      event.preventDefault()
      setOffer(event as InstallEvent)
    }
    addEventListener('beforeinstallprompt', hear)
    return () => removeEventListener('beforeinstallprompt', hear)
  }, [])
  const isTime = openings !== undefined && openings >= AFTER
  if (!isWanted || !isTime || (!offer && !isOffIosScreen())) return null
  function end() {
    wantNoHint()
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
