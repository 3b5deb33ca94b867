import EditIcon from '@mui/icons-material/Edit'
import EventBusyIcon from '@mui/icons-material/EventBusy'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { Suspense } from 'react'
import { useTranslate } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { MoreMenu } from '../../../app/frame/MoreMenu.tsx'
import { useStoredDialog } from '../../../app/session/use-stored-dialog.ts'
import { loadScreen } from '../../../app/wire/load-screen.tsx'
import { useAction } from '../../../app/wire/use-action.ts'
import { type CaretakerPageRecord, useAdminData } from '../../admin-data-provider.ts'
import { EditCaretakerDialog } from './EditCaretakerDialog.tsx'
import { PasswordDialog } from './PasswordDialog.tsx'

const EnterTimeOffDialog = loadScreen(
  () => import('../../visits/time-off/EnterTimeOffDialog.tsx'),
  'EnterTimeOffDialog',
)

/** Edit and enter an absence; pay, set a password, deactivate and activate in a menu. The server refuses to deactivate a caretaker with an open booking. */
export function CaretakerActions({ caretaker }: { caretaker: CaretakerPageRecord }) {
  const translate = useTranslate()
  const admin = useAdminData()
  const navigate = useNavigate()
  const [dialog, setDialog] = useStoredDialog(`edit-caretaker.${caretaker._id}`, ['edit', 'away', 'password'])
  const setActive = useAction({
    act: (active: boolean) =>
      admin.call('PUT /admin/caretakers/{id}', { params: { id: caretaker._id }, body: { active } }),
    touches: ['caretakers'],
    successKey: caretaker.active ? 'admin.caretaker.madeInactive' : 'admin.caretaker.madeActive',
    failureKey: 'admin.caretaker.saveFailed',
    undo: (active: boolean) =>
      admin.call('PUT /admin/caretakers/{id}', { params: { id: caretaker._id }, body: { active: !active } }),
  })
  const key = caretaker.active ? 'admin.caretaker.makeInactive' : 'admin.caretaker.makeActive'
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      <Button variant="outlined" startIcon={<EditIcon />} onClick={() => setDialog('edit')}>
        {translate('admin.caretaker.edit')}
      </Button>
      {caretaker.active && (
        <Button variant="outlined" startIcon={<EventBusyIcon />} onClick={() => setDialog('away')}>
          {translate('visits.off.away')}
        </Button>
      )}
      <MoreMenu
        items={[
          { label: translate('admin.menu.payroll'), onChoose: () => void navigate(`/payroll/${caretaker._id}`) },
          { label: translate('admin.caretaker.password.open'), onChoose: () => setDialog('password') },
          {
            label: translate(key),
            isDangerous: caretaker.active,
            disabled: setActive.isPending,
            onChoose: () => setActive.mutate(!caretaker.active),
          },
        ]}
      />
      {dialog === 'edit' && <EditCaretakerDialog caretaker={caretaker} onClose={() => setDialog(null)} />}
      {dialog === 'password' && <PasswordDialog caretaker={caretaker} onClose={() => setDialog(null)} />}
      {dialog === 'away' && (
        <Suspense fallback={null}>
          <EnterTimeOffDialog caretaker={caretaker} onClose={() => setDialog(null)} />
        </Suspense>
      )}
    </Stack>
  )
}
