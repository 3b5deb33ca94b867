import { minuteMs } from '@thodu/api/contract/time'
import type { OwnVisit } from '@thodu/api/contract/visits/visits.schema'
import { useRef, useState } from 'react'
import { api } from '../../app/wire/api.ts'
import { toldBy } from '../../app/wire/call-status.ts'
import type { Translate } from '../../words/translate.ts'
import { CodeField, isWhole } from './CodeField.tsx'
import type { QueuedVisitAction } from './use-visit-action.ts'

/** A caretaker can enter the code up to this many ms after the start or end of a visit; the server checks it too. */
const proveFor = 60 * minuteMs

/** Returns whether the code can still confirm the start or the end of a visit; undefined if one is confirmed or it is too late. */
export function findUnconfirmedAction(visit: OwnVisit, now: number): QueuedVisitAction | undefined {
  const { startedAt, endedAt, startProof, endProof, hasCode } = visit
  if (!hasCode || startProof === 'code' || startProof === 'family') return undefined
  const isYoung = (moment: string | null) => moment !== null && now - Date.parse(moment) < proveFor
  if (startProof === 'none' && isYoung(startedAt)) return 'start'
  return endProof === 'none' && isYoung(endedAt) ? 'end' : undefined
}

type ProveCodeProps = { visit: OwnVisit; kind: QueuedVisitAction; say: Translate; onSaved: (visit: OwnVisit) => void }

/** Button and field to enter the family's code within an hour, if it was wrong or missing before (rule DAY-21). */
export function ProveCode({ visit, kind, say, onSaved }: ProveCodeProps) {
  const [state, setState] = useState<'closed' | 'open' | 'sent'>('closed')
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState('')
  const field = useRef<HTMLInputElement>(null)

  async function check() {
    if (state === 'sent') return
    if (!isWhole(code)) return field.current?.focus()
    setState('sent')
    setProblem('')
    try {
      onSaved(await api.call('POST /caretaker/visits/{id}/prove', { params: { id: visit._id }, body: { kind, code } }))
      setState('closed')
    } catch (error) {
      setProblem(toldBy(error) ?? say('caretaker.visits.failed'))
      setState('open')
    }
  }
  if (state === 'closed')
    return (
      <button type="button" className="today-button" onClick={() => setState('open')}>
        {say('caretaker.visits.codeAgain')}
      </button>
    )
  return (
    <div className="today-ask">
      <CodeField value={code} onChange={setCode} say={say} field={field} />
      {problem !== '' && (
        <p role="alert" className="today-problem">
          {problem}
        </p>
      )}
      <button
        type="button"
        className="today-button today-step"
        aria-disabled={state === 'sent'}
        onClick={() => void check()}
      >
        {say(state === 'sent' ? 'caretaker.visits.sending' : 'caretaker.visits.codeCheck')}
      </button>
    </div>
  )
}
