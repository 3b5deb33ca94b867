import type { OwnVisit } from '@thodu/api/contract/visits/visits.schema'
import { useEffect, useState } from 'react'
import type { Translate } from '../../../words/translate.ts'
import { useQueuedActions } from '../../outbox/use-waiting.ts'

const load = async () => (await import('./open-sheet.tsx')).loadSheet()
type Shown = Awaited<ReturnType<typeof load>>

type IncidentButtonProps = {
  visit: OwnVisit
  say: Translate
  /** Prevents the app from replacing this screen while the sheet is open; @returns a function that releases it. */
  onOpen?: () => () => void
}

/**
 * "Something is wrong", on a visit's card (rule CARE-26). Works without MUI. The sheet is preloaded once the app is loaded, so
 * that it opens offline.
 */
export function IncidentButton({ visit: { _id: id }, say, onOpen }: IncidentButtonProps) {
  const isEarly = onOpen !== undefined
  const [isOpen, setOpen] = useState(false)
  const [Sheet, setSheet] = useState<Shown | 'failed'>()
  useEffect(() => (isOpen ? onOpen?.() : undefined), [isOpen, onOpen])
  useEffect(() => {
    if (isEarly) return undefined
    const timer = setTimeout(() => void load().catch(() => undefined), 5_000)
    return () => clearTimeout(timer)
  }, [isEarly])
  const isKept = useQueuedActions().some(({ kind, subject }) => kind === 'trouble' && subject === id)
  function open() {
    setOpen(true)
    load().then(
      (loaded) => setSheet(() => loaded),
      () => setSheet('failed'),
    )
  }
  return (
    <>
      <button type="button" className="today-button" aria-haspopup="dialog" aria-busy={isOpen && !Sheet} onClick={open}>
        {say(`caretaker.visits.${isKept ? 'troubleKept' : 'trouble'}`)}
      </button>
      {isOpen && Sheet === 'failed' && <p role="alert">{say('caretaker.noConnection')}</p>}
      {isOpen && Sheet && Sheet !== 'failed' && <Sheet visitId={id} onClose={() => setOpen(false)} />}
    </>
  )
}
