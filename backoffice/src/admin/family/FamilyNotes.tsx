import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import type { Family } from '@thodu/api/contract/dashboard/dashboard.schema'
import { useTranslate } from 'react-admin'
import { FormDialog } from '../../app/dialogs/FormDialog.tsx'
import { useKeptText } from '../../app/session/use-kept-text.ts'
import { useAction } from '../../app/wire/use-action.ts'
import { formatDateTime } from '../../words/formats.ts'
import { useAdminData } from '../admin-data-provider.ts'
import { FamilyRow, FamilySection } from './FamilySection.tsx'

/** The office's notes about a family (rule OFF-26). */
export function FamilyNotes({ family }: { family: Family }) {
  const translate = useTranslate()
  return (
    <FamilySection title={translate('admin.family.notes')} count={family.notes.length}>
      {family.notes.map((row) => (
        <FamilyRow key={row._id}>
          <Typography sx={{ whiteSpace: 'pre-line' }}>{row.note}</Typography>
          <Typography variant="body2" color="textSecondary">
            {`${row.author}, ${formatDateTime(row.createdAt)}`}
          </Typography>
        </FamilyRow>
      ))}
    </FamilySection>
  )
}

type NoteDialogProps = { familyId: string; onClose: () => void }

/** Adds a note; a draft is stored until it is saved. */
export function NoteDialog({ familyId, onClose }: NoteDialogProps) {
  const translate = useTranslate()
  const admin = useAdminData()
  const [text, setText, forgetText] = useKeptText(`family.${familyId}`)
  const giveUp = () => {
    forgetText()
    onClose()
  }
  const note = text.trim()
  const form = useAction({
    act: () => admin.call('POST /admin/families/{id}/notes', { params: { id: familyId }, body: { note } }),
    touches: ['bookings'],
    successKey: 'admin.family.noteSaved',
    failureKey: 'admin.family.noteFailed',
    showFailure: 'form',
    onDone: giveUp,
  })
  return (
    <FormDialog
      title={translate('admin.family.newNote')}
      maxWidth="sm"
      action={form}
      onSave={() => (note === '' ? giveUp() : form.mutate())}
      onClose={onClose}
      onCancel={giveUp}
    >
      <TextField
        autoFocus
        label={translate('admin.family.newNote')}
        helperText={translate('admin.family.notesHint')}
        value={text}
        onChange={(event) => setText(event.target.value)}
        multiline
        minRows={3}
        slotProps={{ htmlInput: { maxLength: 2_000 } }}
      />
    </FormDialog>
  )
}
