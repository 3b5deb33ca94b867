import type { CareTaskCode, Tick } from '@thodu/api/contract/tasks/care-tasks'
import { taskResults } from '@thodu/api/contract/tasks/care-tasks'
import { formatTaskResult } from '@thodu/api/contract/words/tell-tick'
import { useId, useState } from 'react'
import { formatDateTime } from '../../../words/formats.ts'
import { createTranslate } from '../../../words/translate.ts'
import { settleTime } from '../../outbox/hasty-tap.ts'
import { listTicks, readTicks, type Ticks, tickAll, toggleTick } from './ticks.ts'
import type { TickWords } from './words.en.ts'
import './ticks.css'

type EndTicksProps = {
  asked: readonly CareTaskCode[]
  ticks: readonly Tick[]
  words: TickWords
  onChange: (ticks: Tick[]) => void
}

/** The care tasks at the end of a visit: one tap ticks all or a single one, none is required (rule DAY-22). */
export function EndTicks({ asked, ticks: given, words, onChange }: EndTicksProps) {
  const id = useId()
  const [shownAt] = useState(Date.now)
  const ticks = readTicks(given)
  // Ignores the second tap of a quick double tap on End.
  const change = (next: Ticks) => Date.now() - shownAt >= settleTime && onChange(listTicks(asked, next))
  return (
    <fieldset className="today-ticks" aria-describedby={`${id}-hint`}>
      <legend>{words.ask}</legend>
      <p className="today-soft" id={`${id}-hint`}>
        {words.hint}
      </p>
      <button type="button" className="today-button" onClick={() => change(tickAll(asked, ticks))}>
        {words.allDone}
      </button>
      {asked.map((code) => (
        // biome-ignore lint/a11y/useSemanticElements: screen readers announce a nested fieldset twice
        <div key={code} role="group" aria-labelledby={`${id}-${code}`} className="today-tick">
          <span id={`${id}-${code}`}>{words.names[code]}</span>
          {taskResults.map((result) => (
            <button
              key={result}
              type="button"
              className="today-button"
              aria-pressed={ticks[code] === result}
              onClick={() => change(toggleTick(ticks, code, result))}
            >
              {words.answers[result]}
            </button>
          ))}
        </div>
      ))}
    </fieldset>
  )
}

type LastTicksProps = { last: { ticks: readonly Tick[]; author: string; endedAt: string }; words: TickWords }

export const LastTaskResults = ({ last: { ticks, author, endedAt }, words }: LastTicksProps) => (
  <figure className="today-note">
    <figcaption className="today-soft">
      {createTranslate(words)('last', { author, when: formatDateTime(endedAt) })}
    </figcaption>
    <ul className="today-ticked">
      {ticks.map((tick) => (
        <li key={tick.code}>{formatTaskResult(words, tick)}</li>
      ))}
    </ul>
  </figure>
)
