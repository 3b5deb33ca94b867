import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useEffect, useSyncExternalStore } from 'react'
import { useTranslate } from 'react-admin'
import { createPortal } from 'react-dom'

/** How long an undo offer is shown, in ms, unless the action says otherwise (rule BOOK-18). */
const OFFERED_FOR = 10_000
/** More would cover the page; the oldest is removed. */
const MOST_OFFERS = 4

type Offer = { id: number; text: string; undo: () => void; until: number }

let offers: readonly Offer[] = []
let lastId = 0
const listeners = new Set<() => void>()

function change(next: readonly Offer[]): void {
  offers = next
  for (const tell of listeners) tell()
}
const withdraw = (id: number): void => change(offers.filter((offer) => offer.id !== id))
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Reports an action and offers to undo it for some time, in ms, whatever the user does meanwhile (rule BOOK-18). */
export function offerUndo(text: string, undo: () => void, shownFor = OFFERED_FOR): void {
  lastId += 1
  change([...offers, { id: lastId, text, undo, until: Date.now() + shownFor }].slice(-MOST_OFFERS))
}

/** An open dialog traps the focus and hides the rest of the page from screen readers, so the offers move into it. */
const findTopLayer = (): Element =>
  [...document.querySelectorAll('body > .MuiDialog-root .MuiDialog-paper')].at(-1) ?? document.body
function subscribeToDialogs(listener: () => void) {
  const observer = new MutationObserver(listener)
  observer.observe(document.body, { childList: true })
  return () => observer.disconnect()
}

/** The open undo offers, the newest lowest, above the toasts, or in the open dialog. */
export function UndoOffers() {
  const open = useSyncExternalStore(subscribe, () => offers)
  const layer = useSyncExternalStore(subscribeToDialogs, findTopLayer)
  return createPortal(
    <Stack
      spacing={1}
      sx={{
        position: 'fixed',
        zIndex: 'snackbar',
        bottom: 88,
        left: '50%',
        transform: 'translateX(-50%)',
        width: 'max-content',
        maxWidth: 'calc(100vw - 16px)',
      }}
    >
      {open.map((offer) => (
        <UndoOffer key={offer.id} offer={offer} />
      ))}
    </Stack>,
    layer,
  )
}

function UndoOffer({ offer: { id, text, undo, until } }: { offer: Offer }) {
  const translate = useTranslate()
  useEffect(() => {
    const timer = setTimeout(() => withdraw(id), until - Date.now())
    return () => clearTimeout(timer)
  }, [id, until])
  const takeBack = () => {
    withdraw(id)
    undo()
  }
  return (
    <Alert
      severity="success"
      variant="filled"
      action={
        <>
          <Button color="inherit" onClick={takeBack} sx={{ fontWeight: 700, textDecoration: 'underline' }}>
            {translate('app.undo')}
          </Button>
          <Button color="inherit" onClick={() => withdraw(id)}>
            {translate('app.dismiss')}
          </Button>
        </>
      }
    >
      {text}
    </Alert>
  )
}
