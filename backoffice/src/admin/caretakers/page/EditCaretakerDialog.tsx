import { updateCaretakerSchema } from '@thodu/api/contract/caretakers/caretakers.schema'
import { useEffect } from 'react'
import { useTranslate } from 'react-admin'
import { useForm } from 'react-hook-form'
import { FormDialog } from '../../../app/dialogs/FormDialog.tsx'
import { useKeptText } from '../../../app/session/use-kept-text.ts'
import { readFieldErrors } from '../../../app/wire/http-client.ts'
import { useAction } from '../../../app/wire/use-action.ts'
import { type CaretakerPageRecord, useAdminData } from '../../admin-data-provider.ts'
import {
  type CaretakerForm,
  CaretakerTextField,
  emptyCaretaker,
  isCaretakerField,
  resolveBy,
  ServiceTypeChoice,
} from '../CaretakerFields.tsx'

type EditCaretakerDialogProps = { caretaker: CaretakerPageRecord; onClose: () => void }
const resolver = resolveBy(updateCaretakerSchema)

/** Edits name, phone and services; an account's email address cannot be changed (rule ACC-25). */
export function EditCaretakerDialog({ caretaker, onClose }: EditCaretakerDialogProps) {
  const translate = useTranslate()
  const admin = useAdminData()
  const { name, phone, serviceTypes } = caretaker
  const [typed, keepTyped, forgetTyped] = useKeptText(`edit-caretaker.${caretaker._id}`, '{}')
  const form = useForm<CaretakerForm>({
    defaultValues: { ...emptyCaretaker, name, phone, serviceTypes, ...(JSON.parse(typed) as Partial<CaretakerForm>) },
    resolver,
  })
  useEffect(() => {
    const { unsubscribe } = form.watch((values) => {
      const { name, phone, serviceTypes } = values
      keepTyped(JSON.stringify({ name, phone, serviceTypes }))
    })
    return unsubscribe
  }, [form, keepTyped])

  const giveUp = () => {
    forgetTyped()
    onClose()
  }
  const save = useAction({
    act: (body: Pick<CaretakerForm, 'name' | 'phone' | 'serviceTypes'>) =>
      admin.call('PUT /admin/caretakers/{id}', { params: { id: caretaker._id }, body }),
    touches: ['caretakers'],
    successKey: 'admin.caretaker.saved',
    failureKey: 'admin.caretaker.saveFailed',
    showFailure: 'form',
    onDone: giveUp,
  })
  useEffect(() => {
    for (const [field, message] of Object.entries(readFieldErrors(save.error)))
      if (isCaretakerField(field)) form.setError(field, { message })
  }, [form, save.error])

  return (
    <FormDialog
      title={translate('admin.caretaker.editTitle')}
      maxWidth="sm"
      action={save}
      onSave={() =>
        void form.handleSubmit(({ name, phone, serviceTypes }) => save.mutate({ name, phone, serviceTypes }))()
      }
      onClose={onClose}
      onCancel={giveUp}
    >
      <CaretakerTextField form={form} name="name" autoComplete="off" required />
      <CaretakerTextField form={form} name="phone" type="tel" autoComplete="off" />
      <ServiceTypeChoice form={form} />
    </FormDialog>
  )
}
