import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import TextField from '@mui/material/TextField'
import type { PromiseReason } from '@thodu/api/contract/promises/promise-kinds'
import { useTranslate } from 'react-admin'
import { useKeptText } from '../../app/session/use-kept-text.ts'
import { useRowAction } from '../../app/wire/use-row-action.ts'
import { useAdminData } from '../admin-data-provider.ts'
import { ReasonButtons } from './ReasonButtons.tsx'

const most = 200

type Props = { shown: readonly string[]; ticked: readonly string[]; onTick: (ids: string[]) => void }

/** One reason and note for all selected late promises (rule PROM-7). */
export function ReasonBar({ shown, ticked, onTick }: Props) {
  const translate = useTranslate()
  const admin = useAdminData()
  const [note, setNote, forgetNote] = useKeptText('promises-note')
  const save = useRowAction({
    act: (reason: PromiseReason) =>
      admin.call('PUT /admin/promises', {
        body: { ids: [...ticked], reason, ...(note.trim() ? { note: note.trim() } : {}) },
      }),
    touches: ['promises'],
    undo: (_reason, { ids }) =>
      ids.length > 0 ? admin.call('PUT /admin/promises', { body: { ids, reason: null } }) : Promise.resolve(),
    onDone() {
      forgetNote()
      setNote('')
      onTick([])
    },
    successKey: 'admin.promises.reasonsSaved',
    failureKey: 'admin.promises.saveFailed',
  })
  const all = shown.slice(0, most)
  return (
    <Box
      sx={{
        position: ticked.length > 0 ? 'sticky' : 'static',
        top: 56,
        zIndex: 1,
        py: 1,
        bgcolor: 'background.default',
        display: 'grid',
        gap: 1,
      }}
    >
      <FormControlLabel
        control={
          <Checkbox
            checked={ticked.length > 0 && ticked.length === all.length}
            indeterminate={ticked.length > 0 && ticked.length < all.length}
            onChange={(_, isOn) => onTick(isOn ? all : [])}
          />
        }
        label={
          ticked.length > 0
            ? translate('admin.promises.ticked', { smart_count: ticked.length })
            : translate('admin.promises.tickAll', { smart_count: all.length })
        }
        sx={{ ml: -0.75 }}
      />
      {ticked.length > 0 && (
        <>
          <TextField
            size="small"
            fullWidth
            label={translate('admin.promises.note')}
            value={note}
            onChange={(event) => setNote(event.target.value)}
            slotProps={{ htmlInput: { maxLength: 500 } }}
          />
          <ReasonButtons
            label={translate('admin.promises.reasonForTicked')}
            busy={save.isPending}
            onChoose={(reason) => save.mutate(reason)}
          />
        </>
      )}
    </Box>
  )
}
