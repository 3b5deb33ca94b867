import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import type { Family } from '@thodu/api/contract/dashboard/dashboard.schema'
import { useTranslate } from 'react-admin'
import { useKeptText } from '../../app/session/use-kept-text.ts'
import { useRowAction } from '../../app/wire/use-row-action.ts'
import { formatDateTime } from '../../words/formats.ts'
import { useAdminData } from '../admin-data-provider.ts'
import { FamilyRow, FamilySection } from './FamilySection.tsx'

/** The office's notes about a family (rule OFF-26); a draft is stored until it is saved. */
export function FamilyNotes({ family }: { family: Family }) {
  const translate = useTranslate()
  const admin = useAdminData()
  const [text, setText] = useKeptText(`family.${family._id}`, '')
  const add = useRowAction({
    act: (note: string) =>
      admin.call('POST /admin/families/{id}/notes', { params: { id: family._id }, body: { note } }),
    touches: ['bookings'],
    onDone: () => setText(''),
    successKey: 'admin.family.noteSaved',
    failureKey: 'admin.family.noteFailed',
  })
  const note = text.trim()
  return (
    <FamilySection
      title={translate('admin.family.notes')}
      count={family.notes.length}
      above={
        <form
          onSubmit={(event) => {
            event.preventDefault()
            if (note !== '' && !add.isPending) add.mutate(note)
          }}
        >
          <TextField
            label={translate('admin.family.newNote')}
            helperText={translate('admin.family.notesHint')}
            value={text}
            onChange={(event) => setText(event.target.value)}
            multiline
            minRows={2}
            slotProps={{ htmlInput: { maxLength: 2_000 } }}
          />
          <Button type="submit" variant="outlined" disabled={note === '' || add.isPending} sx={{ my: 1 }}>
            {translate('admin.family.addNote')}
          </Button>
        </form>
      }
    >
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
