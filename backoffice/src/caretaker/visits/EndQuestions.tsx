import { useId } from 'react'
import type { Translate } from '../../words/translate.ts'

type Words = { text: string; onChange: (text: string) => void }
type EndQuestionsProps = { say: Translate; note: Words; forFamily: Words }

/** Optional notes for the next caretaker and for the family (rule CARE-19). */
export function EndQuestions({ say, note, forFamily }: EndQuestionsProps) {
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
