import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { planFocus } from '../../app/lists/plan-focus.ts'
import { useKeptText } from '../../app/session/use-kept-text.ts'
import { useAction } from '../../app/wire/use-action.ts'
import { useAdminData } from '../admin-data-provider.ts'

type Work<Status extends string> = {
  queue: 'callbacks' | 'messages'
  request: { _id: string; status: Status; note: string | null }
  save: (step: { status: Status; note: string }) => Promise<unknown>
}
type RequestStepsProps<Status extends string> = Work<Status> & {
  subject: string
  steps: readonly Status[]
  noteLabel: string
  /** Whether the note can be saved alone; else it is sent with the next step. */
  savesNote?: boolean
  children: ReactNode
}

/** The note's draft and its commands; a step can be undone (rule BOOK-18). */
function useRequest<Status extends string>({ queue, request, save }: Work<Status>) {
  const admin = useAdminData()
  const [note, setNote, forgetNote] = useKeptText(`${queue.slice(0, -1)}.${request._id}`, request.note ?? '')
  const action = {
    act: (status: Status) => save({ status, note: note.trim() }),
    touches: [queue, 'inbox'],
    onDone: () => forgetNote(),
    successKey: `admin.${queue}.saved`,
    failureKey: `admin.${queue}.saveFailed`,
  }
  const saveNote = useAction(action)
  const undo = () => admin.call(`POST /admin/${queue}/{id}/undo`, { params: { id: request._id } })
  return { note, setNote, saveNote, update: useAction({ ...action, undo }) }
}

/** The office's note about a request and its next steps (rules OFF-15, OFF-16). */
export function RequestSteps<Status extends string>(props: RequestStepsProps<Status>) {
  const { queue, request, subject, steps, noteLabel, savesNote = false, children } = props
  const translate = useTranslate()
  const { note, setNote, saveNote, update } = useRequest(props)
  /** The card may leave the list, so the focus moves to the next card. */
  async function move(next: Status, button: HTMLElement) {
    if (update.isPending) return
    const goOn = planFocus(button, `[data-step="${next}"]`)
    await update.mutateAsync(next).catch(() => undefined)
    goOn()
  }
  const field = (
    <TextField
      label={noteLabel}
      value={note}
      onChange={(event) => setNote(event.target.value)}
      multiline
      slotProps={{ htmlInput: { maxLength: 500 } }}
      {...(savesNote && { margin: 'none', sx: { maxWidth: '65ch' } })}
    />
  )
  return (
    <>
      {savesNote ? (
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'flex-start' }}>
          {field}
          {note.trim() !== (request.note ?? '') && (
            <Button disabled={saveNote.isPending} onClick={() => saveNote.mutate(request.status)}>
              {translate('admin.saveNote')}
            </Button>
          )}
        </Stack>
      ) : (
        field
      )}
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        {children}
        {steps
          .filter((next) => next !== request.status)
          .map((next) => (
            <Button
              key={next}
              variant="outlined"
              data-step={next}
              aria-disabled={update.isPending}
              aria-label={`${translate(`admin.${queue}.to.${next}`)}: ${subject}`}
              onClick={(event) => void move(next, event.currentTarget)}
            >
              {translate(`admin.${queue}.to.${next}`)}
            </Button>
          ))}
      </Stack>
    </>
  )
}
