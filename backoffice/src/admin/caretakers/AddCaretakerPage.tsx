import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import { createCaretakerSchema } from '@thodu/api/contract/requests/requests.schema'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useForm } from 'react-hook-form'
import { PageTitle } from '../../app/looks/PageTitle.tsx'
import { readFieldErrors } from '../../app/wire/http-client.ts'
import { messageOf, useToast } from '../../app/wire/use-toast.tsx'
import { useAdminData } from '../admin-data-provider.ts'
import { CheckFields } from '../checks/CheckFields.tsx'
import { fromCheckDraft, noChecks } from '../checks/check-draft.ts'
import {
  type CaretakerForm,
  CaretakerTextField,
  emptyCaretaker,
  isCaretakerField,
  resolveBy,
  ServiceTypeChoice,
} from './CaretakerFields.tsx'
import { FirstProfile } from './profile/FirstProfile.tsx'
import { fromDraft, noDraft } from './profile/profile-draft.ts'

const resolver = resolveBy(createCaretakerSchema)

/** /admin/add-caretaker: this form and the server use the same schema (rules OFF-12, MATCH-1). */
export function AddCaretakerPage() {
  const translate = useTranslate()
  const admin = useAdminData()
  const toast = useToast()
  const queryClient = useQueryClient()
  const [refusal, setRefusal] = useState<string | null>(null)
  const [profile, setProfile] = useState(noDraft)
  const [checks, setChecks] = useState(noChecks)
  const [profileErrors, setProfileErrors] = useState<Record<string, string>>({})
  const form = useForm<CaretakerForm>({ defaultValues: emptyCaretaker, resolver })
  const { isSubmitting } = form.formState

  const add = form.handleSubmit(async (values) => {
    setRefusal(null)
    setProfileErrors({})
    try {
      const known = {
        ...(profile === noDraft ? {} : fromDraft(profile)),
        ...(checks === noChecks ? {} : fromCheckDraft(checks)),
      }
      const body = {
        ...createCaretakerSchema.parse(values),
        ...(Object.keys(known).length === 0 ? {} : { profile: known }),
      }
      await admin.call('POST /admin/caretakers', { body })
      form.reset(emptyCaretaker)
      setProfile(noDraft)
      setChecks(noChecks)
      toast.succeed('admin.caretakers.added')
      await queryClient.invalidateQueries({ queryKey: ['caretakers'] })
    } catch (error) {
      setRefusal(messageOf(error, translate('admin.caretakers.addFailed')))
      const errors = readFieldErrors(error)
      setProfileErrors(errors)
      for (const [field, message] of Object.entries(errors))
        if (isCaretakerField(field)) form.setError(field, { message })
    }
  })

  return (
    <Box component="form" noValidate onSubmit={(event) => void add(event)} sx={{ maxWidth: 560, py: 2 }}>
      <PageTitle title={translate('admin.menu.addCaregiver')} />
      {refusal && <Alert severity="error">{refusal}</Alert>}
      <CaretakerTextField form={form} name="name" autoComplete="off" required />
      <CaretakerTextField form={form} name="email" type="email" autoComplete="off" required />
      <CaretakerTextField form={form} name="phone" type="tel" autoComplete="off" />
      <CaretakerTextField form={form} name="password" type="password" autoComplete="new-password" required />
      <ServiceTypeChoice form={form} />
      <CheckFields draft={checks} errors={profileErrors} onChange={setChecks} />
      <FirstProfile draft={profile} errors={profileErrors} onChange={setProfile} />
      <Button type="submit" variant="contained" disabled={isSubmitting} sx={{ mt: 2, minHeight: 44 }}>
        {translate(isSubmitting ? 'admin.caretakers.adding' : 'admin.caretakers.add')}
      </Button>
    </Box>
  )
}
