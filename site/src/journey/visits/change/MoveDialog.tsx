import { dayInCity } from '@thodu/api/contract/formats'
import { useState } from 'react'
import { visits } from '#words/journey/visits.ts'
import { api } from '../../session/api.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { tellWhen } from '../tell-visit.ts'
import { isConflict, tellFailure, type VisitDialogProps } from './change-dialog.ts'
import { FreeTimes } from './FreeTimes.tsx'
import { useOptions } from './use-options.ts'

const words = visits.moveDialog

/**
 * Another day or hour for one visit, out of the times that are free. Somebody else may be faster: then the day stays and
 * its times are read anew (rule JRN-22).
 */
export function MoveDialog({ visit, now, onClose, onDone, onStale }: VisitDialogProps) {
  const [day, setDay] = useState(() => dayInCity(new Date(visit.startsAt)))
  const [chosen, setChosen] = useState<string>()
  const [sending, setSending] = useState(false)
  const [problem, setProblem] = useState<string>()
  const { options, failed, reload } = useOptions(visit._id, day)
  const choice = options?.find(({ startsAt }) => startsAt === chosen)

  async function move() {
    if (sending) return
    if (!choice) return setProblem(words.choose)
    setSending(true)
    setProblem(undefined)
    try {
      const { startsAt, sameCaretaker } = choice
      const body = { startsAt, revision: visit.revision, ...(sameCaretaker ? { sameCaretaker } : {}) }
      await api.call('POST /visits/{id}/move', { params: { id: visit._id }, body })
      return onDone(words.done(tellWhen(choice, now)))
    } catch (error) {
      setProblem(tellFailure(error, words.failed))
      if (isConflict(error)) {
        onStale()
        await reload()
      }
    }
    setSending(false)
  }
  return (
    <Dialog title={words.title} onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void move()
        }}
      >
        <p>{words.now(tellWhen(visit, now))}</p>
        <div className="field">
          <label className="label" htmlFor="move-day">
            {words.day}
          </label>
          <input
            id="move-day"
            className="input"
            type="date"
            required
            min={dayInCity(new Date(now))}
            value={day}
            onChange={(event) => {
              setDay(event.target.value)
              setChosen(undefined)
              setProblem(undefined)
            }}
          />
        </div>
        {day !== '' && (
          <FreeTimes
            options={options}
            failed={failed}
            chosen={chosen}
            caretaker={visit.caretaker?.name}
            onChoose={(startsAt) => {
              setChosen(startsAt)
              setProblem(undefined)
            }}
            onRetry={() => void reload()}
          />
        )}
        {problem && <Alert tone="error">{problem}</Alert>}
        <div className="dialog-actions">
          <button type="submit" className="button" aria-disabled={sending}>
            {sending ? words.sending : words.submit}
          </button>
          <button type="button" className="button button-quiet" onClick={onClose}>
            {words.keep}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
