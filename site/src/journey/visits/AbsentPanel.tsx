import type { FamilyVisit } from '@thodu/api/contract/visits/visits.schema'
import { useState } from 'react'
import { formatTime } from '#words/language/formats.ts'
import { visits } from '#words/visits.ts'
import { api } from '../session/api.ts'
import { Alert } from '../ui/Alert.tsx'
import { CallLink } from '../ui/CallLink.tsx'
import { Done } from '../ui/Done.tsx'
import { describeFailure } from './change/change-dialog.ts'
import { isTakenAsAbsent } from './visit-rules.ts'

const words = visits.absent
const calls = { report: 'POST /visits/{id}/not-here', here: 'POST /visits/{id}/confirm-here' } as const
type Answer = keyof typeof calls

type Props = { visit: FamilyVisit; now: number; onChanged: () => void }

function useAnswer(id: string, onChanged: () => void) {
  const [sending, setSending] = useState<Answer>()
  const [problem, setProblem] = useState<string>()
  const [thanked, setThanked] = useState(false)
  const [isAsked, setAsked] = useState(false)
  async function answer(kind: Answer) {
    if (sending) return
    setSending(kind)
    setProblem(undefined)
    try {
      await api.call(calls[kind], { params: { id } })
      if (kind === 'here') setThanked(true)
    } catch (error) {
      setProblem(describeFailure(error, words.failed))
    }
    setSending(undefined)
    setAsked(false)
    onChanged()
  }
  return { answer, sending, problem, thanked, isAsked, setAsked }
}

/**
 * From 15 minutes late: the family can report that no caregiver has come, after one confirmation, and reads what happens next.
 * After the caregiver's Start, the family can confirm or deny it (rule JRN-21).
 */
export function AbsentPanel({ visit, now, onChanged }: Props) {
  const { _id: id, status, absentReportedAt } = visit
  const { answer, sending, problem, thanked, isAsked, setAsked } = useAnswer(id, onChanged)
  const isOver = Date.parse(visit.endsAt) <= now
  const canConfirm = status === 'started' && visit.canConfirmHere && !isOver
  const isTold = absentReportedAt !== null && isTakenAsAbsent(visit, now)
  const canReport = visit.canReportAbsent && !isTold && !isOver
  if (thanked) return <Done>{words.thanks}</Done>
  if (!isTold && !canReport && !canConfirm) return null
  const button = (kind: Answer, look: string) => (
    <button
      type="button"
      className={`button button-small ${look}`}
      aria-disabled={sending !== undefined}
      onClick={() => void answer(kind)}
    >
      {words[kind]}
    </button>
  )
  return (
    <div className="visit-absent">
      {isTold ? (
        <Alert tone="note">
          <p>{words.told(formatTime(absentReportedAt))}</p>
          <CallLink text={words.call} />
        </Alert>
      ) : (
        <p>{isAsked ? words.sure : canConfirm ? words.ask : words.lead}</p>
      )}
      {problem && <Alert tone="error">{problem}</Alert>}
      <p className="cluster">
        {isAsked && canReport ? (
          <>
            {button('report', 'button-kumkum')}
            <button type="button" className="button button-small button-quiet" onClick={() => setAsked(false)}>
              {words.back}
            </button>
          </>
        ) : (
          <>
            {canConfirm && button('here', '')}
            {canReport && (
              <button type="button" className="button button-small button-quiet" onClick={() => setAsked(true)}>
                {words.open}
              </button>
            )}
          </>
        )}
      </p>
    </div>
  )
}
