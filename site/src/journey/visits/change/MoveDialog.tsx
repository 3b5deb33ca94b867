import { dayInCity } from '@thodu/api/contract/time'
import { useState } from 'react'
import { visits } from '#words/visits.ts'
import { api } from '../../session/api.ts'
import { formatVisitWhen } from '../format-visit.ts'
import { WhoseTimes } from '../WhoseTimes.tsx'
import { ChangeDialog } from './ChangeDialog.tsx'
import type { VisitChangeResult, VisitDialogProps } from './change-dialog.ts'
import { FreeTimes } from './FreeTimes.tsx'
import { type MoveOption, useOptions } from './use-options.ts'

const words = visits.moveDialog

/** Moves one visit to a free time. If the time is taken meanwhile, the day stays and its times load again (rule JRN-22). */
export function MoveDialog({ visit, now, onClose, onDone, onStale }: VisitDialogProps) {
  const [day, setDay] = useState(() => dayInCity(new Date(visit.startsAt)))
  const [chosen, setChosen] = useState<string>()
  const { options, failed, reload } = useOptions(visit._id, day)
  const choice = options?.find(({ startsAt }) => startsAt === chosen)

  async function move(choice: MoveOption): Promise<VisitChangeResult> {
    const { startsAt, sameCaretaker } = choice
    const body = { startsAt, revision: visit.revision, ...(sameCaretaker ? { sameCaretaker } : {}) }
    const { _id: id } = await api.call('POST /visits/{id}/move', { params: { id: visit._id }, body })
    return { message: words.done(formatVisitWhen(choice, now)), id }
  }
  return (
    <ChangeDialog
      words={words}
      choice={`${day} ${chosen ?? ''}`}
      send={choice && (() => move(choice))}
      missing={words.choose}
      onDone={onDone}
      onConflict={() => {
        onStale()
        return reload()
      }}
      onClose={onClose}
    >
      <p>{words.now(formatVisitWhen(visit, now))}</p>
      <WhoseTimes at={Date.parse(visit.startsAt)} />
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
          }}
        />
      </div>
      {day !== '' && (
        <FreeTimes
          options={options}
          failed={failed}
          chosen={chosen}
          caretaker={visit.caretaker?.name}
          onChoose={setChosen}
          onRetry={() => void reload()}
        />
      )}
    </ChangeDialog>
  )
}
