import Typography from '@mui/material/Typography'
import type { Family } from '@thodu/api/contract/dashboard/dashboard.schema'
import { useTranslate } from 'react-admin'
import { DialogForm } from '../../app/dialogs/DialogForm.tsx'
import { FormField } from '../../app/dialogs/FormField.tsx'
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
  return (
    <DialogForm
      title={translate('admin.family.newNote')}
      maxWidth="sm"
      draft={`family.${familyId}`}
      initial={{ note: '' }}
      touches={['bookings']}
      successKey="admin.family.noteSaved"
      failureKey="admin.family.noteFailed"
      act={({ note }) =>
        admin.call('POST /admin/families/{id}/notes', { params: { id: familyId }, body: { note: note.trim() } })
      }
      onClose={onClose}
    >
      <FormField
        name="note"
        autoFocus
        multiline
        minRows={3}
        maxLength={2_000}
        label={translate('admin.family.newNote')}
        helperText={translate('admin.family.notesHint')}
      />
    </DialogForm>
  )
}
