import BlockIcon from '@mui/icons-material/Block'
import Autocomplete from '@mui/material/Autocomplete'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useTranslate } from 'react-admin'
import { ReasonDialog } from '../../app/dialogs/ReasonDialog.tsx'
import { useStoredDialog } from '../../app/session/use-stored-dialog.ts'
import { useAdminData, useCaretakers } from '../admin-data-provider.ts'

type Named = { _id: string; name: string }
type BlockProps = {
  familyId: string
  caretaker: Named | null
}
/** `labelKey` names the action where no heading does. */
type BlockButtonProps = BlockProps & { labelKey?: string }

/** Blocks a caretaker for a family, with a reason (rule MATCH-3). */
export function BlockButton({ labelKey = 'admin.blocks.add', ...props }: BlockButtonProps) {
  const translate = useTranslate()
  const [dialog, setDialog] = useStoredDialog(`block.${props.familyId}`, ['add'])
  return (
    <>
      <Button startIcon={<BlockIcon />} onClick={() => setDialog('add')}>
        {translate(labelKey)}
      </Button>
      {dialog && <BlockDialog {...props} onClose={() => setDialog(null)} />}
    </>
  )
}

function BlockDialog({ familyId, caretaker, onClose }: BlockProps & { onClose: () => void }) {
  const translate = useTranslate()
  const admin = useAdminData()
  const { data = [] } = useCaretakers()
  return (
    <ReasonDialog
      title={translate('admin.blocks.addTitle')}
      lead={translate('admin.blocks.what')}
      draft={`block.${familyId}`}
      lasting={['reason']}
      initial={{ chosen: caretaker, reason: '' }}
      hint={translate('admin.blocks.reasonHint')}
      saveLabel={translate('admin.blocks.add')}
      missing={({ chosen }) => (chosen === null ? translate('app.needsPerson') : undefined)}
      touches={['bookings']}
      successKey="admin.blocks.done"
      failureKey="admin.blocks.failed"
      act={({ chosen, reason }) =>
        admin.call('POST /admin/families/{id}/blocks', {
          params: { id: familyId },
          body: { caretaker: chosen?._id ?? '', reason },
        })
      }
      onClose={onClose}
    >
      {({ values: { chosen }, change }) => (
        <Autocomplete<Named>
          value={chosen}
          autoHighlight
          options={data}
          getOptionKey={({ _id }) => _id}
          getOptionLabel={({ name }) => name}
          isOptionEqualToValue={(option, value) => option._id === value._id}
          noOptionsText={translate('admin.caretakers.noneFound')}
          openText={translate('admin.assignment.open')}
          closeText={translate('admin.assignment.close')}
          onChange={(_event, person) => change({ chosen: person && { _id: person._id, name: person.name } })}
          renderInput={(params) => <TextField {...params} label={translate('admin.blocks.caretaker')} />}
          sx={{ mb: 1 }}
        />
      )}
    </ReasonDialog>
  )
}
