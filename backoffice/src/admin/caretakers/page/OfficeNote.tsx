import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useTranslate } from 'react-admin'
import { Section } from '../../../app/looks/Section.tsx'
import { useKeptText } from '../../../app/session/use-kept-text.ts'
import { useAction } from '../../../app/wire/use-action.ts'
import { type CaretakerPageRecord, useAdminData } from '../../admin-data-provider.ts'

const MAX_NOTE = 2_000

/** Only admins read the note. */
export function OfficeNote({ caretaker }: { caretaker: CaretakerPageRecord }) {
  const translate = useTranslate()
  const admin = useAdminData()
  const saved = caretaker.note ?? ''
  const [note, setNote, forgetNote] = useKeptText(`caretakerNote.${caretaker._id}`, saved)
  const save = useAction({
    act: () => admin.call('PUT /admin/caretakers/{id}', { params: { id: caretaker._id }, body: { note: note.trim() } }),
    touches: ['caretakers'],
    successKey: 'admin.caretaker.saved',
    failureKey: 'admin.caretaker.saveFailed',
    onDone: () => forgetNote(),
  })
  return (
    <Section title={translate('admin.caretaker.note')}>
      <TextField
        label={translate('admin.caretaker.note')}
        helperText={translate('admin.caretaker.noteHint')}
        value={note}
        onChange={(event) => setNote(event.target.value)}
        multiline
        minRows={2}
        slotProps={{ htmlInput: { maxLength: MAX_NOTE } }}
      />
      <Button
        variant="outlined"
        disabled={save.isPending || note.trim() === saved}
        onClick={() => save.mutate()}
        sx={{ mt: 1 }}
      >
        {translate('app.save')}
      </Button>
    </Section>
  )
}
