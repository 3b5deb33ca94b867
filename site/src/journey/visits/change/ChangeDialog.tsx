import { ApiFailure } from '@thodu/api/contract/client/client'
import { type ReactNode, useState } from 'react'
import { Alert } from '../../ui/Alert.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { describeFailure, type VisitChangeResult } from './change-dialog.ts'

type ChangeWords = { title: string; submit: string; sending: string; keep: string; failed: string }
type ChangeDialogProps = {
  words: ChangeWords
  tone?: 'kumkum'
  choice?: string
  /** Undefined while something is missing. */
  send: (() => Promise<VisitChangeResult>) | undefined
  missing?: string
  onDone: (message: string, id: string) => void
  onConflict: () => Promise<void> | void
  onClose: () => void
  children: ReactNode
}

type Problem = { text: string; choice: string }

/** Dialog for one change to a visit: sends once and shows a refusal; the server decides (rule JRN-22). */
export function ChangeDialog({
  words,
  tone,
  choice = '',
  send,
  missing = words.failed,
  onDone,
  onConflict,
  onClose,
  children,
}: ChangeDialogProps) {
  const [sending, setSending] = useState(false)
  const [problem, setProblem] = useState<Problem>()
  async function submit() {
    if (sending) return
    if (!send) return setProblem({ text: missing, choice })
    setSending(true)
    setProblem(undefined)
    try {
      const { message, id } = await send()
      return onDone(message, id)
    } catch (error) {
      setProblem({ text: describeFailure(error, words.failed), choice })
      if (error instanceof ApiFailure && error.status === 409) await onConflict()
    }
    setSending(false)
  }
  return (
    <Dialog title={words.title} onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        {children}
        {problem?.choice === choice && <Alert tone="error">{problem.text}</Alert>}
        <div className="dialog-actions">
          <button type="submit" className={tone ? `button button-${tone}` : 'button'} aria-disabled={sending}>
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
