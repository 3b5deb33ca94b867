import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useQueryClient } from '@tanstack/react-query'
import { updateCaretakerSchema } from '@thodu/api/contract/schemas/requests.schema'
import { useEffect, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useForm } from 'react-hook-form'
import { readFieldErrors } from '../../../app/calls/http-client.ts'
import { messageOf, useToast } from '../../../app/calls/use-toast.tsx'
import { useBackCloses } from '../../../app/frame/use-back-closes.ts'
import { useKeptText } from '../../../app/session/use-kept-text.ts'
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

/** Name, phone and services; the address of an account cannot be changed (rule ACC-25). */
export function EditCaretakerDialog({ caretaker, onClose }: EditCaretakerDialogProps) {
  const translate = useTranslate()
  const admin = useAdminData()
  const toast = useToast()
  const queryClient = useQueryClient()
  const [refusal, setRefusal] = useState<string | null>(null)
  const { name, phone, serviceTypes } = caretaker
  const [typed, keepTyped, forgetTyped] = useKeptText(`editCarer.${caretaker._id}`, '{}')
  const form = useForm<CaretakerForm>({
    defaultValues: { ...emptyCaretaker, name, phone, serviceTypes, ...(JSON.parse(typed) as Partial<CaretakerForm>) },
    resolver,
  })
  useBackCloses(true, onClose)
  useEffect(() => {
    const { unsubscribe } = form.watch((values) => {
      const { name, phone, serviceTypes } = values
      keepTyped(JSON.stringify({ name, phone, serviceTypes }))
    })
    return unsubscribe
  }, [form, keepTyped])

  const save = form.handleSubmit(async ({ name, phone, serviceTypes }) => {
    setRefusal(null)
    try {
      await admin.updateCaretaker(caretaker._id, { name, phone, serviceTypes })
      forgetTyped()
      toast.succeed('admin.caretaker.saved')
      onClose()
    } catch (error) {
      setRefusal(messageOf(error, translate('admin.caretaker.saveFailed')))
      for (const [field, message] of Object.entries(readFieldErrors(error)))
        if (isCaretakerField(field)) form.setError(field, { message })
    } finally {
      await queryClient.invalidateQueries({ queryKey: ['caretakers'] })
    }
  })

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="edit-caretaker-title">
      <DialogTitle id="edit-caretaker-title">{translate('admin.caretaker.editTitle')}</DialogTitle>
      <Box component="form" noValidate onSubmit={(event) => void save(event)} sx={{ display: 'contents' }}>
        <DialogContent>
          {refusal && <Alert severity="error">{refusal}</Alert>}
          <CaretakerTextField form={form} name="name" autoComplete="off" required />
          <CaretakerTextField form={form} name="phone" type="tel" autoComplete="off" />
          <ServiceTypeChoice form={form} />
        </DialogContent>
        <DialogActions>
          <Button
            onClick={() => {
              forgetTyped()
              onClose()
            }}
          >
            {translate('app.cancel')}
          </Button>
          <Button type="submit" variant="contained" disabled={form.formState.isSubmitting}>
            {translate('app.save')}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  )
}
