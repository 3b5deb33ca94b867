import { brand } from '@thodu/api/contract/brand.config'
import { type TroubleKind, troubleKinds } from '@thodu/api/contract/visits/trouble-kinds'
import { useEffect, useId, useRef, useState } from 'react'
import { useKeptText } from '../../../app/session/use-kept-text.ts'
import { api } from '../../../app/wire/api.ts'
import { formatTime } from '../../../words/formats.ts'
import type { Translate } from '../../../words/translate.ts'
import { toldBy } from '../../wire/call-status.ts'
import { type PressedTrouble, readTroubles, sendTrouble } from '../send-trouble.ts'
import './trouble.css'

/** A hasty second tap falls on what has just come: it must not send anything. Milliseconds. */
const SETTLE = 600
const { ambulance } = brand.emergencyNumbers

export type SheetProps = { visitId: string; say: Translate; onClose: () => void }

/**
 * What is wrong: first the way to 108, a line of words that may stay empty, and what it is; a press on that sends it (rule
 * CARE-25). What finds no line stays here, and is sent again from here.
 */
export function TroubleSheet({ visitId, say, onClose }: SheetProps) {
  const [state, setState] = useState<'choose' | 'sending' | 'told'>('choose')
  const [problem, setProblem] = useState('')
  const [text, setText, forgetText] = useKeptText(`trouble.${visitId}`)
  const [opened] = useState(() => Date.now())
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => dialog.current?.showModal(), [])
  const kept = state === 'sending' ? [] : readTroubles(visitId)

  async function send(pressed: readonly PressedTrouble[]) {
    if (state === 'sending') return
    setState('sending')
    setProblem('')
    try {
      for (const one of pressed) await sendTrouble(api.call, visitId, one)
      setState('told')
    } catch (error) {
      setProblem(toldBy(error) ?? '')
      setState('choose')
      // Refused: the words are still in their field.
      if (!readTroubles(visitId).some(({ clientEventId }) => clientEventId === pressed[0]?.clientEventId)) return
    }
    setText('')
    forgetText()
  }
  function press(kind: TroubleKind) {
    if (Date.now() < opened + SETTLE) return
    const words = text.trim()
    void send([
      {
        kind,
        ...(words === '' ? {} : { text: words }),
        occurredAt: new Date().toISOString(),
        clientEventId: crypto.randomUUID(),
      },
    ])
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
              .map(({ kind, occurredAt }) =>
                say('caretaker.trouble.kept', {
                  what: say(`caretaker.trouble.kinds.${kind}`),
                  time: formatTime(occurredAt),
                }),
              )
              .join(' ')}
          </p>
          <button type="button" className="trouble-button" onClick={() => void send(kept)}>
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
                onClick={() => press(kind)}
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
