import type { FamilyVisit } from '@thodu/api/contract/visits/visits.schema'
import { type FormEvent, useId, useState } from 'react'
import { formatTime, formatWeekday } from '#words/language/formats.ts'
import { visits } from '#words/visits.ts'
import { openStoredEntry } from '../draft/stored-entry.ts'
import { api } from '../session/api.ts'
import { Alert } from '../ui/Alert.tsx'
import { CallLink } from '../ui/CallLink.tsx'
import { Field } from '../ui/fields/Field.tsx'
import { describeFailure } from './change/change-dialog.ts'

const words = visits.remark
type Props = { visit: FamilyVisit; day: string; onChanged?: (() => void) | undefined }

/** After a visit: the family's complaint in their own words, and the office's answer (rule JRN-25). */
export function ComplaintPanel({ visit: given, day, onChanged }: Props) {
  const [answer, setAnswer] = useState<FamilyVisit>()
  const [isOpen, setOpen] = useState(false)
  // The server's answer is shown until the list contains it too.
  const visit = answer?.remark && (given.remark?.at ?? '') < answer.remark.at ? answer : given
  const { remark, canRemark } = visit
  if (!remark && !canRemark) return null
  const label = remark ? (remark.closedAt === null ? words.add : words.again) : words.open
  return (
    <div className="visit-remark">
      {remark && (
        <div role="status">
          <p className="small soft">{words.told(`${formatWeekday(remark.at)}, ${formatTime(remark.at)}`)}</p>
          <blockquote>{remark.text}</blockquote>
          {remark.done && (
            <>
              <p className="small soft">{words.done}</p>
              <blockquote>{remark.done}</blockquote>
            </>
          )}
          {remark.closedAt === null && <p>{words.waits}</p>}
          <p>
            <CallLink text={words.call} />
          </p>
        </div>
      )}
      {canRemark && !isOpen && (
        <button type="button" className="button-link" onClick={() => setOpen(true)}>
          {label}
          <span className="visually-hidden">: {visits.ofDay(day)}</span>
        </button>
      )}
      {canRemark && isOpen && (
        <ComplaintForm
          id={visit._id}
          onClose={() => setOpen(false)}
          onSent={(sent) => {
            setAnswer(sent)
            setOpen(false)
            onChanged?.()
          }}
        />
      )}
    </div>
  )
}

type FormProps = { id: string; onClose: () => void; onSent: (visit: FamilyVisit) => void }

function ComplaintForm({ id, onClose, onSent }: FormProps) {
  const [entry] = useState(() => openStoredEntry<{ text: string }>(`complaint.${id}`))
  const [text, setText] = useState(entry.values.text ?? '')
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [error, setError] = useState<string>()
  const fieldId = useId()

  async function send(event: FormEvent) {
    event.preventDefault()
    if (isSending) return
    setProblem(undefined)
    setError(text.trim() === '' ? words.empty : undefined)
    if (text.trim() === '') return document.getElementById(fieldId)?.focus()
    setSending(true)
    try {
      const visit = await api.call('POST /visits/{id}/remark', { params: { id }, body: { text: text.trim() } })
      entry.forget()
      onSent(visit)
    } catch (failure) {
      setProblem(describeFailure(failure, words.failed))
      setSending(false)
    }
  }
  return (
    <form noValidate onSubmit={(event) => void send(event)}>
      <Field id={fieldId} label={words.label} hint={words.hint} error={error} required>
        {(aria) => (
          <textarea
            {...aria}
            className="input"
            rows={3}
            maxLength={1000}
            // biome-ignore lint/a11y/noAutofocus: the button that was pressed is this field now.
            autoFocus
            value={text}
            onChange={(event) => {
              setText(event.target.value)
              entry.store({ text: event.target.value })
            }}
          />
        )}
      </Field>
      {problem && <Alert tone="error">{problem}</Alert>}
      <p className="cluster">
        <button type="submit" className="button button-small" aria-disabled={isSending}>
          {isSending ? words.sending : words.send}
        </button>
        <button type="button" className="button button-small button-quiet" onClick={onClose}>
          {words.back}
        </button>
      </p>
    </form>
  )
}
