import { brand } from '@thodu/api/contract/page-values'
import { incidentKinds } from '@thodu/api/contract/visits/incident-kinds'
import { useEffect, useId, useRef } from 'react'
import { formatTime } from '../../../words/formats.ts'
import type { Translate } from '../../../words/translate.ts'
import { useIncident } from './use-incident.ts'
import './incidents.css'

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
