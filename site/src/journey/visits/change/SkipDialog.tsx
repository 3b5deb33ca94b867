import { useState } from 'react'
import { visits } from '#words/visits.ts'
import { api } from '../../session/api.ts'
import { Field } from '../../ui/fields/Field.tsx'
import { formatVisitWhen } from '../format-visit.ts'
import { WhoseTimes } from '../WhoseTimes.tsx'
import { ChangeDialog } from './ChangeDialog.tsx'
import type { VisitChangeResult, VisitDialogProps } from './change-dialog.ts'

const words = visits.skipDialog

/** Skips one visit, with an optional reason; the server decides (rule JRN-22). */
export function SkipDialog({ visit, now, onClose, onDone, onStale }: VisitDialogProps) {
  const [reason, setReason] = useState('')
  const when = formatVisitWhen(visit, now)

  async function skip(): Promise<VisitChangeResult> {
    const given = reason.trim()
    const body = { revision: visit.revision, ...(given === '' ? {} : { reason: given }) }
    await api.call('POST /visits/{id}/skip', { params: { id: visit._id }, body })
    return { message: words.done(when), id: visit._id }
  }
  return (
    <ChangeDialog words={words} tone="kumkum" send={skip} onDone={onDone} onConflict={onStale} onClose={onClose}>
      <p>
        <b>{when}</b>
      </p>
      <WhoseTimes at={Date.parse(visit.startsAt)} />
      <p>{words.lead}</p>
      <Field id="skip-reason" label={words.reason}>
        {(aria) => (
          <textarea
            {...aria}
            className="input"
            rows={2}
            maxLength={500}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
      </Field>
    </ChangeDialog>
  )
}
