import { brand } from '@thodu/api/contract/brand.config'
import { type TroubleKind, troubleKinds } from '@thodu/api/contract/visits/trouble-kinds'
import { useEffect, useId, useRef, useState } from 'react'
import { useKeptText } from '../../../app/session/use-kept-text.ts'
import { toldBy } from '../../../app/wire/call-status.ts'
import { formatTime } from '../../../words/formats.ts'
import type { Translate } from '../../../words/translate.ts'
import { readOutbox, type Waiting } from '../../outbox/outbox.ts'
import { loadSender, pressNow } from '../../outbox/press-now.ts'
import { useWaiting } from '../../outbox/use-waiting.ts'
import './trouble.css'

/** A hasty second tap falls on what has just come: it must not send anything. Milliseconds. */
const SETTLE = 600
const { ambulance } = brand.emergencyNumbers

export type SheetProps = { visitId: string; say: Translate; onClose: () => void }

/**
 * What is wrong: first the way to 108, a line of words that may stay empty, and what it is; a press on that sends it (rule
 * CARE-26). What finds no line is kept on the phone and sent by itself; it stands here.
 */
export function TroubleSheet({ visitId, say, onClose }: SheetProps) {
  const [state, setState] = useState<'choose' | 'sending' | 'told'>('choose')
  const [problem, setProblem] = useState('')
  const [text, setText, forgetText] = useKeptText(`trouble.${visitId}`)
  const [opened] = useState(() => Date.now())
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => dialog.current?.showModal(), [])
  const isHere = (press: Waiting) => press.kind === 'trouble' && press.subject === visitId
  const waiting = useWaiting()
  const kept = state === 'sending' ? [] : waiting.filter(isHere)

  async function press(kind: TroubleKind) {
    if (state === 'sending' || Date.now() < opened + SETTLE) return
    setState('sending')
    setProblem('')
    const words = text.trim()
    try {
      const body = { kind, ...(words === '' ? {} : { text: words }) }
      const outcome = await pressNow({ kind: 'trouble', subject: visitId, body })
      setState(outcome.state === 'delivered' ? 'told' : 'choose')
      setText('')
      forgetText()
    } catch (error) {
      // The words are still in their field.
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
  return (
    <dialog ref={dialog} className="trouble" aria-labelledby={id} onClose={onClose}>
      <h2 id={id}>{say('caretaker.trouble.title')}</h2>
      <a className="trouble-button trouble-first" href={`tel:${ambulance}`}>
        {say('caretaker.trouble.emergency', { number: ambulance })}
      </a>
      {state === 'told' && <p role="status">{say('caretaker.trouble.told', { number: ambulance })}</p>}
      {kept.length > 0 && (
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
      )}
      {problem !== '' && <p role="alert">{problem}</p>}
      {(kept.length > 0 || problem !== '') && (
        <a className="trouble-button" href={`tel:${brand.phone}`}>
          {say('caretaker.trouble.call', { phone: brand.phoneDisplay })}
        </a>
      )}
      {state === 'sending' && <p role="status">{say('caretaker.trouble.sending')}</p>}
      {state !== 'told' && (
        <>
          <label htmlFor={`${id}-text`}>{say('caretaker.trouble.words')}</label>
          <textarea
            id={`${id}-text`}
            rows={1}
            maxLength={500}
            value={text}
            aria-describedby={`${id}-hint`}
            onChange={(event) => setText(event.target.value)}
          />
          <p id={`${id}-hint`}>{say('caretaker.trouble.hint')}</p>
          <div className="trouble-kinds">
            {troubleKinds.map((kind) => (
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
      )}
      <button type="button" className="trouble-button trouble-close" onClick={() => dialog.current?.close()}>
        {say('caretaker.trouble.close')}
      </button>
    </dialog>
  )
}
