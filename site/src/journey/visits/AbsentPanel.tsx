import { brand } from '@thodu/api/contract/brand.config'
import { ApiFailure } from '@thodu/api/contract/calls/client'
import type { FamilyVisit } from '@thodu/api/contract/schemas/visits.schema'
import { useState } from 'react'
import { visits } from '#words/journey/visits.ts'
import { formatTime } from '#words/language/formats.ts'
import { api } from '../session/api.ts'
import { Alert } from '../ui/Alert.tsx'

const words = visits.absent
const calls = { report: 'POST /visits/{id}/not-here', here: 'POST /visits/{id}/confirm-here' } as const
type Answer = keyof typeof calls

/** From 15 minutes late: nobody has come, what happens next, and that somebody has come after all (rule JRN-21). */
export function AbsentPanel({ visit, onChanged }: { visit: FamilyVisit; onChanged: () => void }) {
  const { _id: id, status, canReportAbsent, canConfirmHere, absentReportedAt } = visit
  const [sending, setSending] = useState<Answer>()
  const [problem, setProblem] = useState<string>()
  const [thanked, setThanked] = useState(false)
  const isTold = status === 'planned' && absentReportedAt !== null
  if (thanked) return <Alert tone="success">{words.thanks}</Alert>
  if (!isTold && !canReportAbsent && !canConfirmHere) return null

  async function answer(kind: Answer) {
    if (sending) return
    setSending(kind)
    setProblem(undefined)
    try {
      await api.call(calls[kind], { params: { id } })
      if (kind === 'here') setThanked(true)
    } catch (error) {
      setProblem(error instanceof ApiFailure && error.told && error.status < 500 ? error.message : words.failed)
    }
    setSending(undefined)
    onChanged()
  }
  return (
    <div className="visit-absent">
      {isTold ? (
        <Alert tone="note">
          <p>{words.told(formatTime(absentReportedAt))}</p>
          <a href={`tel:${brand.phone}`}>{words.call}</a>
        </Alert>
      ) : (
        canReportAbsent && <p>{words.lead}</p>
      )}
      {problem && <Alert tone="error">{problem}</Alert>}
      <p className="cluster">
        {!isTold && canReportAbsent && (
          <button
            type="button"
            className="button button-small button-kumkum"
            aria-disabled={sending !== undefined}
            onClick={() => void answer('report')}
          >
            {words.report}
          </button>
        )}
        <button
          type="button"
          className="button button-small button-quiet"
          aria-disabled={sending !== undefined}
          onClick={() => void answer('here')}
        >
          {words.here}
        </button>
      </p>
    </div>
  )
}
