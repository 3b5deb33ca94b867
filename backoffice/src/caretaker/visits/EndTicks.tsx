import { type CareTaskCode, taskResults } from '@thodu/api/contract/tasks/care-tasks'
import { useId } from 'react'
import type { Translate } from '../../words/translate.ts'
import { type Ticks, tickAll, toggleTick } from './ticks.ts'

type EndTicksProps = {
  asked: readonly CareTaskCode[]
  ticks: Ticks
  onChange: (ticks: Ticks) => void
  say: Translate
}

/** What the office asks at the end of a visit: all of it done with one tap, each of it with one, none of it needed (rule DAY-21). */
export function EndTicks({ asked, ticks, onChange, say }: EndTicksProps) {
  const id = useId()
  if (asked.length === 0) return null
  return (
    <fieldset className="today-ticks" aria-describedby={`${id}-hint`}>
      <legend>{say('caretaker.visits.askTicks')}</legend>
      <p className="today-soft" id={`${id}-hint`}>
        {say('caretaker.visits.ticksHint')}
      </p>
      <button type="button" className="today-button" onClick={() => onChange(tickAll(asked, ticks))}>
        {say('caretaker.visits.allDone')}
      </button>
      {asked.map((code) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset within a fieldset is told twice
        <div key={code} role="group" aria-labelledby={`${id}-${code}`} className="today-tick">
          <span id={`${id}-${code}`}>{say(`label.tasks.names.${code}`)}</span>
          {taskResults.map((result) => (
            <button
              key={result}
              type="button"
              className="today-button"
              aria-pressed={ticks[code] === result}
              onClick={() => onChange(toggleTick(ticks, code, result))}
            >
              {say(`label.tasks.answers.${result}`)}
            </button>
          ))}
        </div>
      ))}
    </fieldset>
  )
}
