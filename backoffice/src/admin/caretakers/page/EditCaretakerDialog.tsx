import { updateCaretakerSchema } from '@thodu/api/contract/caretakers/caretakers.schema'
import { useTranslate } from 'react-admin'
import { DialogForm } from '../../../app/dialogs/DialogForm.tsx'
import { type CaretakerPageRecord, useAdminData } from '../../admin-data-provider.ts'
import { CaretakerTextField, checkBy, ServiceTypeChoice } from '../CaretakerFields.tsx'

type EditCaretakerDialogProps = { caretaker: CaretakerPageRecord; onClose: () => void }

/** Edits name, phone and services; an account's email address cannot be changed (rule ACC-25). */
export function EditCaretakerDialog({ caretaker, onClose }: EditCaretakerDialogProps) {
  const translate = useTranslate()
  const admin = useAdminData()
  const { _id, name, phone, serviceTypes } = caretaker
  return (
    <DialogForm
      title={translate('admin.caretaker.editTitle')}
      maxWidth="sm"
      draft={`edit-caretaker.${_id}`}
      initial={{ name, phone, serviceTypes }}
      check={(values) => checkBy(updateCaretakerSchema, values, translate)}
      touches={['caretakers']}
      successKey="admin.caretaker.saved"
      failureKey="admin.caretaker.saveFailed"
      act={(body) => admin.call('PUT /admin/caretakers/{id}', { params: { id: _id }, body })}
      onClose={onClose}
    >
      <CaretakerTextField name="name" autoComplete="off" required />
      <CaretakerTextField name="phone" type="tel" autoComplete="off" />
      <ServiceTypeChoice />
    </DialogForm>
  )
}
