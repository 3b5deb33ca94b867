import { useId } from 'react'
import type { Translate } from '../../words/translate.ts'
import { CodeField } from './CodeField.tsx'
import { useTicking } from './ticks/load-ticks.ts'
import { useQueuedVisitAction, type VisitStepProps } from './use-visit-action.ts'

/**
 * Start, then End (rules CARE-19, CARE-21, DAY-22), with the family's code, care tasks, and notes. Works without MUI, because
 * the first screen shows it too.
 */
export function VisitStep(props: VisitStepProps) {
  const { visit, say } = props
  const { kind, state, problem, code, setCode, field, hasField, canEnterCode, left, ask, confirm, enterCode, giveUp } =
    useQueuedVisitAction(props)
  const asked = visit.tasks ?? []
  const ticking = useTicking(asked.length > 0, state)
  const label = say(`caretaker.visits.${state === 'sent' ? 'sending' : kind}`)
  const isAsked = state === 'asked'
  return (
    <>
      {isAsked && (
        <div className="today-ask">
          {hasField && <CodeField value={code} onChange={setCode} say={say} field={field} />}
          {kind === 'end' && ticking && <ticking.EndTicks asked={asked} words={ticking.words} {...left.ticks} />}
          {kind === 'end' && <EndQuestions say={say} note={left.note} forFamily={left.forFamily} />}
        </div>
      )}
      {problem !== '' && (
        <p role="alert" className="today-problem">
          {problem}
        </p>
      )}
      <div className="today-reach">
        <button
          type="button"
          className="today-button today-step today-visit-step"
          aria-disabled={state === 'sent'}
          onClick={isAsked ? confirm : ask}
        >
          {label}
        </button>
        {isAsked && canEnterCode && (
          <button type="button" className="today-button" onClick={enterCode}>
            {say('caretaker.visits.enterCode')}
          </button>
        )}
      </div>
      {isAsked && (
        <button type="button" className="today-button" onClick={giveUp}>
          {say('caretaker.steps.notYet')}
        </button>
      )}
    </>
  )
}

type Words = { text: string; onChange: (text: string) => void }
type EndQuestionsProps = { say: Translate; note: Words; forFamily: Words }

/** Optional notes for the next caretaker and for the family (rule CARE-19). */
function EndQuestions({ say, note, forFamily }: EndQuestionsProps) {
  const id = useId()
  return (
    <>
      <b id={id} role="alert">
        {say('caretaker.visits.ask')}
      </b>
      <textarea
        aria-labelledby={id}
        rows={2}
        maxLength={2_000}
        value={note.text}
        aria-describedby={`${id}-hint`}
        onChange={(event) => note.onChange(event.target.value)}
      />
      <b id={`${id}-family`}>{say('caretaker.visits.askFamily')}</b>
      <textarea
        aria-labelledby={`${id}-family`}
        rows={2}
        maxLength={2_000}
        value={forFamily.text}
        aria-describedby={`${id}-family-hint ${id}-hint`}
        onChange={(event) => forFamily.onChange(event.target.value)}
      />
      <p className="today-soft" id={`${id}-family-hint`}>
        {say('caretaker.visits.askFamilyHint')}
      </p>
      <p className="today-soft" id={`${id}-hint`}>
        {say('caretaker.visits.askHint')}
      </p>
    </>
  )
}
