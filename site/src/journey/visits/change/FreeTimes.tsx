import { common } from '#words/common.ts'
import { visits } from '#words/visits.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { formatVisitHours } from '../format-visit.ts'
import type { MoveOption } from './use-options.ts'

const words = visits.moveDialog
type Props = {
  options: readonly MoveOption[] | undefined
  failed: boolean
  chosen: string | undefined
  caretaker: string | undefined
  onChoose: (startsAt: string) => void
  onRetry: () => void
}

export function FreeTimes({ options, failed, chosen, caretaker, onChoose, onRetry }: Props) {
  if (failed)
    return (
      <Alert tone="error">
        <p>{words.loadFailed}</p>
        <button type="button" className="button button-small" onClick={onRetry}>
          {common.tryAgain}
        </button>
      </Alert>
    )
  if (!options) return <Spinner />
  if (options.length === 0)
    return (
      <p className="field" role="status">
        {words.none}
      </p>
    )
  return (
    <fieldset className="field">
      <legend className="label">{words.times}</legend>
      {options.map((option) => (
        <label key={option.startsAt} className="choice">
          <input
            type="radio"
            name="free-time"
            value={option.startsAt}
            checked={chosen === option.startsAt}
            onChange={() => onChoose(option.startsAt)}
          />
          {option.sameCaretaker && caretaker
            ? words.same(formatVisitHours(option), caretaker)
            : words.other(formatVisitHours(option))}
        </label>
      ))}
    </fieldset>
  )
}
