import type { Tick } from '@thodu/api/contract/tasks/care-tasks'
import type { OwnVisit } from '@thodu/api/contract/visits/visits.schema'
import { useEffect, useId, useRef, useState } from 'react'
import { useKeptText } from '../../app/session/use-kept-text.ts'
import type { callApi } from '../../app/wire/http-client.ts'
import { formatTime } from '../../words/formats.ts'
import type { Translate } from '../../words/translate.ts'
import { isLost, toldBy } from '../wire/call-status.ts'
import { holdPress, type PressKind, readPress, sendPress } from './held-press.ts'
import { useTicking } from './ticks/load-ticks.ts'

/** A hasty second tap falls on what has just come: it must neither answer a question nor press what follows. Milliseconds. */
const SETTLE = 600
const REST_AFTER_PRESS = 1_000

/** What was ticked, as it was kept. */
function readKept(text: string): Tick[] {
  try {
    return JSON.parse(text || '[]')
  } catch {
    return []
  }
}

type VisitStepProps = {
  visit: OwnVisit
  say: Translate
  call: typeof callApi
  onSaved: (visit: OwnVisit, kind: PressKind) => void
  /** The server refused: what is on the screen may be old. */
  onRefused?: (error: unknown) => void
  /** While a press or a question is open the home must not take this screen's place; @returns what ends that. */
  onOpen?: () => () => void
}

/**
 * Start, then End with what the office asks and words for the next visitor and for the family, which may all stay empty (rules
 * CARE-19, CARE-21, DAY-21). Without MUI: it stands on the first screen too.
 */
export function VisitStep({ visit, say, call, onSaved, onRefused, onOpen }: VisitStepProps) {
  const kind: PressKind = visit.status === 'started' ? 'end' : 'start'
  const [state, setState] = useState<'rest' | 'asked' | 'sent'>('rest')
  const [problem, setProblem] = useState('')
  const [note, setNote, forgetNote] = useKeptText(`visit.${visit._id}`)
  const [forFamily, setForFamily, forgetForFamily] = useKeptText(`visit.family.${visit._id}`)
  const [ticked, setTicked, forgetTicked] = useKeptText(`visit.tasks.${visit._id}`)
  const ticks = readKept(ticked)
  const ticking = useTicking(visit.tasks.length > 0, state)
  const readyAt = useRef(0)
  const id = useId()
  const waiting = readPress(visit._id, kind)
  useEffect(() => (state === 'rest' ? undefined : onOpen?.()), [state, onOpen])

  async function press() {
    if (Date.now() < readyAt.current) return
    if (kind === 'end' && state === 'rest' && !waiting) {
      readyAt.current = Date.now() + SETTLE
      return setState('asked')
    }
    readyAt.current = Number.POSITIVE_INFINITY
    setState('sent')
    setProblem('')
    try {
      const saved = await sendPress(
        call,
        visit._id,
        holdPress(visit._id, kind, kind === 'end' ? { note, forFamily, tasks: ticks } : {}),
      )
      if (kind === 'end') {
        forgetNote()
        forgetForFamily()
        forgetTicked()
      }
      onSaved(saved, kind)
    } catch (error) {
      if (!isLost(error)) {
        setProblem(toldBy(error) ?? say('caretaker.visits.failed'))
        onRefused?.(error)
      }
    }
    readyAt.current = Date.now() + REST_AFTER_PRESS
    setState('rest')
  }
  const kept = waiting && state !== 'sent' && say('caretaker.visits.kept', { time: formatTime(waiting.pressedAt) })
  const label = waiting ? 'again' : kind
  return (
    <>
      {state === 'asked' && (
        <div className="today-ask">
          {ticking && (
            <ticking.EndTicks
              asked={visit.tasks}
              ticks={ticks}
              words={ticking.words}
              onChange={(next) => setTicked(JSON.stringify(next))}
            />
          )}
          <b id={id} role="alert">
            {say('caretaker.visits.ask')}
          </b>
          <textarea
            aria-labelledby={id}
            rows={2}
            maxLength={2_000}
            value={note}
            aria-describedby={`${id}-hint`}
            onChange={(event) => setNote(event.target.value)}
          />
          <b id={`${id}-family`}>{say('caretaker.visits.askFamily')}</b>
          <textarea
            aria-labelledby={`${id}-family`}
            rows={2}
            maxLength={2_000}
            value={forFamily}
            aria-describedby={`${id}-family-hint ${id}-hint`}
            onChange={(event) => setForFamily(event.target.value)}
          />
          <p className="today-soft" id={`${id}-family-hint`}>
            {say('caretaker.visits.askFamilyHint')}
          </p>
          <p className="today-soft" id={`${id}-hint`}>
            {say('caretaker.visits.askHint')}
          </p>
        </div>
      )}
      {(kept || problem !== '') && (
        <p role="alert" className="today-problem">
          {kept || problem}
        </p>
      )}
      <button
        type="button"
        className="today-button today-step today-visit-step"
        aria-disabled={state === 'sent'}
        onClick={() => void press()}
      >
        {say(`caretaker.visits.${state === 'sent' ? 'sending' : label}`)}
      </button>
      {state === 'asked' && (
        <button type="button" className="today-button" onClick={() => setState('rest')}>
          {say('caretaker.steps.notYet')}
        </button>
      )}
    </>
  )
}
