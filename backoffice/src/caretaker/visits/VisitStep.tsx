import type { Tick } from '@thodu/api/contract/tasks/care-tasks'
import type { OwnVisit } from '@thodu/api/contract/visits/visits.schema'
import { useEffect, useRef, useState } from 'react'
import { useKeptText } from '../../app/session/use-kept-text.ts'
import { toldBy } from '../../app/wire/call-status.ts'
import type { Translate } from '../../words/translate.ts'
import { pressNow } from '../outbox/press-now.ts'
import { CodeField, isWhole } from './CodeField.tsx'
import { EndQuestions } from './EndQuestions.tsx'
import { useTicking } from './ticks/load-ticks.ts'

/** A hasty second tap falls on what has just come: it must neither answer a question nor press what follows. Milliseconds. */
const SETTLE = 600
const REST_AFTER_PRESS = 1_000

/** Which end of a visit is pressed. */
export type VisitPress = 'start' | 'end'
type VisitStepProps = {
  visit: OwnVisit
  say: Translate
  onSaved: (visit: OwnVisit, kind: VisitPress) => void
  /** The server refused: what is on the screen may be old. */
  onRefused?: (error: unknown) => void
  /** While a press or a question is open the home must not take this screen's place; @returns what ends that. */
  onOpen?: () => () => void
}
/** What was ticked, as it was kept. */
function readKept(text: string): Tick[] {
  try {
    return JSON.parse(text || '[]')
  } catch {
    return []
  }
}

const leftBehind = (note: string, forFamily: string, tasks: Tick[]) => ({
  ...(note.trim() === '' ? {} : { note: note.trim() }),
  ...(forFamily.trim() === '' ? {} : { forFamily: forFamily.trim() }),
  ...(tasks.length === 0 ? {} : { tasks }),
})

/**
 * Start, then End (rules CARE-19, CARE-21, DAY-22): with the code of the door where the family can read one, with what the office
 * asks, and with words for the next visitor and the family. Without MUI: it stands on the first screen too.
 */
export function VisitStep({ visit, say, onSaved, onRefused, onOpen }: VisitStepProps) {
  const kind: VisitPress = visit.status === 'started' ? 'end' : 'start'
  const [state, setState] = useState<'rest' | 'asked' | 'sent'>('rest')
  const [problem, setProblem] = useState('')
  const [code, setCode] = useState('')
  const [note, setNote, forgetNote] = useKeptText(`visit.${visit._id}`)
  const [forFamily, setForFamily, forgetForFamily] = useKeptText(`visit.family.${visit._id}`)
  const [ticked, setTicked, forgetTicked] = useKeptText(`visit.tasks.${visit._id}`)
  const ticks = readKept(ticked)
  const asked = visit.tasks ?? []
  const ticking = useTicking(asked.length > 0, state)
  const readyAt = useRef(0)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => (state === 'rest' ? undefined : onOpen?.()), [state, onOpen])
  // At the door the digits come first; at the end there is more to say.
  useEffect(() => {
    if (state === 'asked' && kind === 'start') field.current?.focus()
  }, [state, kind])

  function ask() {
    if (Date.now() < readyAt.current) return
    if (kind === 'start' && !visit.hasCode) return void press('')
    readyAt.current = Date.now() + SETTLE
    setProblem('')
    setState('asked')
  }
  function pressWithCode() {
    if (Date.now() < readyAt.current) return
    if (isWhole(code)) return void press(code)
    setProblem(say('caretaker.visits.codeShort'))
    field.current?.focus()
  }
  async function press(given: string) {
    if (Date.now() < readyAt.current) return
    readyAt.current = Number.POSITIVE_INFINITY
    setState('sent')
    setProblem('')
    const proof = given === '' ? {} : { code: given }
    const subject = visit._id
    try {
      const outcome = await pressNow(
        kind === 'start'
          ? { kind, subject, body: proof }
          : { kind, subject, body: { ...proof, ...leftBehind(note, forFamily, ticks) } },
      )
      if (kind === 'end') {
        forgetNote()
        forgetForFamily()
        forgetTicked()
      }
      setCode('')
      if (outcome.state === 'delivered' && 'visit' in outcome.answered) {
        const saved = outcome.answered.visit
        const isWrong = given !== '' && (kind === 'start' ? saved.startProof : saved.endProof) === 'none'
        if (isWrong) setProblem(say('caretaker.visits.codeWrong'))
        onSaved(saved, kind)
      }
    } catch (error) {
      setProblem(toldBy(error) ?? say('caretaker.visits.failed'))
      onRefused?.(error)
    }
    readyAt.current = Date.now() + REST_AFTER_PRESS
    setState('rest')
  }
  const label = say(`caretaker.visits.${state === 'sent' ? 'sending' : kind}`)
  const isAsked = state === 'asked'
  return (
    <>
      {isAsked && (
        <div className="today-ask">
          {visit.hasCode && <CodeField value={code} onChange={setCode} say={say} field={field} />}
          {kind === 'end' && ticking && (
            <ticking.EndTicks
              asked={asked}
              ticks={ticks}
              words={ticking.words}
              onChange={(next) => setTicked(JSON.stringify(next))}
            />
          )}
          {kind === 'end' && (
            <EndQuestions
              say={say}
              note={{ text: note, onChange: setNote }}
              forFamily={{ text: forFamily, onChange: setForFamily }}
            />
          )}
        </div>
      )}
      {problem !== '' && (
        <p role="alert" className="today-problem">
          {problem}
        </p>
      )}
      <button
        type="button"
        className="today-button today-step today-visit-step"
        aria-disabled={state === 'sent'}
        onClick={!isAsked ? ask : visit.hasCode ? pressWithCode : () => void press('')}
      >
        {label}
      </button>
      {isAsked && visit.hasCode && (
        <button type="button" className="today-button today-visit-step" onClick={() => void press('')}>
          {say('caretaker.visits.noCode')}
        </button>
      )}
      {isAsked && (
        <button type="button" className="today-button" onClick={() => setState('rest')}>
          {say('caretaker.steps.notYet')}
        </button>
      )}
    </>
  )
}
