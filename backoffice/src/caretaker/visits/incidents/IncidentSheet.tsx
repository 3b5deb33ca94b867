import './incidents.css'
import { brand } from '@thodu/api/contract/page-values'
import { type IncidentKind, incidentKinds } from '@thodu/api/contract/visits/incident-kinds'
import { useEffect, useId, useRef, useState } from 'react'
import { useKeptText } from '../../../app/session/use-kept-text.ts'
import { toldBy } from '../../../app/wire/call-status.ts'
import { formatTime } from '../../../words/formats.ts'
import type { Translate } from '../../../words/translate.ts'
import { settleTime } from '../../outbox/hasty-tap.ts'
import { readOutbox, type StoredAction } from '../../outbox/outbox.ts'
import { loadSender, sendNow } from '../../outbox/send-now.ts'
import { useQueuedActions } from '../../outbox/use-waiting.ts'

const { ambulance } = brand.emergencyNumbers

export type SheetProps = { visitId: string; say: Translate; onClose: () => void }
type PartProps = { trouble: ReturnType<typeof useIncident>; say: Translate }

/**
 * Reports an incident: a call to 108 first, then an optional text and the kinds; pressing a kind sends it (rule CARE-26).
 * Offline, it is queued and shown here.
 */
export function IncidentSheet({ visitId, say, onClose }: SheetProps) {
  const trouble = useIncident(visitId, say)
  const { state, problem, kept } = trouble
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog} className="trouble" aria-labelledby={id} onClose={onClose}>
      <h2 id={id}>{say('caretaker.trouble.title')}</h2>
      <a className="trouble-button trouble-first" href={`tel:${ambulance}`}>
        {say('caretaker.trouble.emergency', { number: ambulance })}
      </a>
      {state === 'told' && <p role="status">{say('caretaker.trouble.told', { number: ambulance })}</p>}
      {kept.length > 0 && <KeptOnPhone trouble={trouble} say={say} />}
      {problem !== '' && <p role="alert">{problem}</p>}
      {(kept.length > 0 || problem !== '') && (
        <a className="trouble-button" href={`tel:${brand.phone}`}>
          {say('caretaker.trouble.call', { phone: brand.phoneDisplay })}
        </a>
      )}
      {state === 'sending' && <p role="status">{say('caretaker.trouble.sending')}</p>}
      {state !== 'told' && <WhatIsWrong id={`${id}-text`} trouble={trouble} say={say} />}
      <button type="button" className="trouble-button trouble-close" onClick={() => dialog.current?.close()}>
        {say('caretaker.trouble.close')}
      </button>
    </dialog>
  )
}

function KeptOnPhone({ trouble: { kept, sendAgain }, say }: PartProps) {
  return (
    <>
      <p role="alert">
        {kept
          .map(({ body, pressedAt }) =>
            say('caretaker.trouble.kept', {
              what: 'kind' in body ? say(`caretaker.trouble.kinds.${body.kind}`) : '',
              time: formatTime(pressedAt),
            }),
          )
          .join(' ')}
      </p>
      <button type="button" className="trouble-button" onClick={() => void sendAgain()}>
        {say('caretaker.trouble.again')}
      </button>
    </>
  )
}

function WhatIsWrong({ id, trouble: { state, text, setText, press }, say }: PartProps & { id: string }) {
  return (
    <>
      <label htmlFor={id}>{say('caretaker.trouble.words')}</label>
      <textarea
        id={id}
        rows={1}
        maxLength={500}
        value={text}
        aria-describedby={`${id}-hint`}
        onChange={(event) => setText(event.target.value)}
      />
      <p id={`${id}-hint`}>{say('caretaker.trouble.hint')}</p>
      <div className="trouble-kinds">
        {incidentKinds.map((kind) => (
          <button
            key={kind}
            type="button"
            className="trouble-button"
            aria-disabled={state === 'sending'}
            onClick={() => void press(kind)}
          >
            {say(`caretaker.trouble.kinds.${kind}`)}
          </button>
        ))}
      </div>
    </>
  )
}

function useIncident(visitId: string, say: Translate) {
  const [state, setState] = useState<'choose' | 'sending' | 'told'>('choose')
  const [problem, setProblem] = useState('')
  const [text, setText, forgetText] = useKeptText(`trouble.${visitId}`)
  const [opened] = useState(() => Date.now())
  const isHere = (press: StoredAction) => press.kind === 'trouble' && press.subject === visitId
  const waiting = useQueuedActions()
  const kept = state === 'sending' ? [] : waiting.filter(isHere)

  async function press(kind: IncidentKind) {
    // Ignores the second tap of a quick double tap on the button that opened this.
    if (state === 'sending' || Date.now() < opened + settleTime) return
    setState('sending')
    setProblem('')
    const words = text.trim()
    try {
      const body = { kind, ...(words === '' ? {} : { text: words }) }
      const outcome = await sendNow({ kind: 'trouble', subject: visitId, body })
      setState(outcome.state === 'delivered' ? 'told' : 'choose')
      setText('')
      forgetText()
    } catch (error) {
      setProblem(toldBy(error) ?? say('caretaker.noConnection'))
      setState('choose')
    }
  }
  async function sendAgain() {
    if (state === 'sending') return
    setState('sending')
    await loadSender().then(
      ({ sendOutbox }) => sendOutbox(),
      () => undefined,
    )
    const left = readOutbox().filter(isHere)
    const refused = left.find((one) => one.state === 'refused')
    if (refused) setProblem(refused.why || say('caretaker.noConnection'))
    setState(left.length > 0 ? 'choose' : 'told')
  }
  return { state, problem, text, setText, kept, press, sendAgain }
}
