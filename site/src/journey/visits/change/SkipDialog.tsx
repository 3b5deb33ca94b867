import { useState } from 'react'
import { visits } from '#words/journey/visits.ts'
import { api } from '../../session/api.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Field } from '../../ui/fields/Field.tsx'
import { tellWhen } from '../tell-visit.ts'
import { isConflict, tellFailure, type VisitDialogProps } from './change-dialog.ts'

const words = visits.skipDialog

/** Leaves one visit out, with a reason if there is one; the server has the last word (rule JRN-22). */
export function SkipDialog({ visit, now, onClose, onDone, onStale }: VisitDialogProps) {
  const [reason, setReason] = useState('')
  const [sending, setSending] = useState(false)
  const [problem, setProblem] = useState<string>()
  const when = tellWhen(visit, now)

  async function skip() {
    if (sending) return
    setSending(true)
    setProblem(undefined)
    const given = reason.trim()
    try {
      const body = { revision: visit.revision, ...(given === '' ? {} : { reason: given }) }
      await api.call('POST /visits/{id}/skip', { params: { id: visit._id }, body })
      return onDone(words.done(when))
    } catch (error) {
      setProblem(tellFailure(error, words.failed))
      if (isConflict(error)) onStale()
    }
    setSending(false)
  }
  return (
    <Dialog title={words.title} onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void skip()
        }}
      >
        <p>
          <b>{when}</b>
        </p>
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
        {problem && <Alert tone="error">{problem}</Alert>}
        <div className="dialog-actions">
          <button type="submit" className="button button-kumkum" aria-disabled={sending}>
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
