import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import { createCaretakerSchema } from '@thodu/api/contract/caretakers/caretakers.schema'
import { useEffect, useState } from 'react'
import { useTranslate } from 'react-admin'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import { resolveBy } from '../../app/dialogs/DialogForm.tsx'
import { PageTitle } from '../../app/looks/PageTitle.tsx'
import { useKeptText } from '../../app/session/use-kept-text.ts'
import { readFieldErrors } from '../../app/wire/http-client.ts'
import { messageOf, useToast } from '../../app/wire/use-toast.tsx'
import { useAdminData } from '../admin-data-provider.ts'
import { CheckFields } from '../checks/CheckFields.tsx'
import { type CheckDraft, fromCheckDraft, noChecks } from '../checks/check-draft.ts'
import {
  type CaretakerForm,
  CaretakerTextField,
  checkBy,
  emptyCaretaker,
  isCaretakerField,
  ServiceTypeChoice,
} from './CaretakerFields.tsx'
import { HourFields } from './profile/HourFields.tsx'
import { ProfileFields } from './profile/ProfileFields.tsx'
import { fromDraft, noDraft, type ProfileDraft } from './profile/profile-draft.ts'

const fields = new Set([...Object.keys(noDraft), 'maxWeekMinutes', 'from', 'to'])

type FirstProfileProps = {
  draft: ProfileDraft
  errors: Readonly<Record<string, string>>
  onChange: (draft: ProfileDraft) => void
}

/** The profile of a new caretaker: folded, since it is optional, and unfolded on an error. */
function FirstProfile({ draft, errors, onChange }: FirstProfileProps) {
  const translate = useTranslate()
  const [isOpen, setOpen] = useState(false)
  const isWrong = Object.keys(errors).some((field) => fields.has(field))
  const change = (changes: Partial<ProfileDraft>) => onChange({ ...draft, ...changes })
  const isShown = isOpen || isWrong
  return (
    <Box
      component="details"
      open={isShown}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      sx={{ my: 1, '& > summary': { minHeight: 44, alignContent: 'center', cursor: 'pointer' } }}
    >
      <summary>{translate('admin.profile.first')}</summary>
      {isShown && (
        <>
          <ProfileFields draft={draft} errors={errors} onChange={change} />
          <HourFields
            hours={draft.hours}
            error={errors.hours ?? errors.from ?? errors.to}
            onChange={(hours) => change({ hours })}
          />
        </>
      )}
    </Box>
  )
}

const isSame = <Value,>(one: Value, other: Value): boolean => JSON.stringify(one) === JSON.stringify(other)

type Typed = { values: Omit<CaretakerForm, 'password'>; checks: CheckDraft; profile: ProfileDraft }
const { password: _never, ...emptyValues } = emptyCaretaker
const nothing: Typed = { values: emptyValues, checks: noChecks, profile: noDraft }

/** The form's state, stored in this tab until the caretaker is added, except for the password (rule OFF-12). */
function useTypedCaretaker() {
  const translate = useTranslate()
  const [kept, keep] = useKeptText('add-caretaker')
  const [first] = useState<Typed>(() => (kept === '' ? nothing : (JSON.parse(kept) as Typed)))
  const [profile, setProfile] = useState(first.profile)
  const [checks, setChecks] = useState(first.checks)
  const form = useForm<CaretakerForm>({
    defaultValues: { ...emptyCaretaker, ...first.values },
    resolver: resolveBy((values) => checkBy(createCaretakerSchema, values, translate)),
  })
  const { password: _password, ...values } = useWatch({ control: form.control })
  const typed = JSON.stringify({ values, checks, profile })
  useEffect(() => keep(typed === JSON.stringify(nothing) ? '' : typed), [typed, keep])
  function clear() {
    form.reset(emptyCaretaker)
    setProfile(noDraft)
    setChecks(noChecks)
  }
  return { form, profile, setProfile, checks, setChecks, clear }
}

/** /admin/add-caretaker: this form and the server use the same schema (rules OFF-12, MATCH-1). */
export function AddCaretakerPage() {
  const translate = useTranslate()
  const admin = useAdminData()
  const toast = useToast()
  const queryClient = useQueryClient()
  const [refusal, setRefusal] = useState<string | null>(null)
  const { form, profile, setProfile, checks, setChecks, clear } = useTypedCaretaker()
  const [profileErrors, setProfileErrors] = useState<Record<string, string>>({})
  const { isSubmitting } = form.formState

  const add = form.handleSubmit(async (values) => {
    setRefusal(null)
    setProfileErrors({})
    try {
      const known = {
        ...(isSame(profile, noDraft) ? {} : fromDraft(profile)),
        ...(isSame(checks, noChecks) ? {} : fromCheckDraft(checks)),
      }
      const body = {
        ...createCaretakerSchema.parse(values),
        ...(Object.keys(known).length === 0 ? {} : { profile: known }),
      }
      await admin.call('POST /admin/caretakers', { body })
      clear()
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
      <FormProvider {...form}>
        <CaretakerTextField name="name" autoComplete="off" required />
        <CaretakerTextField name="email" type="email" autoComplete="off" required />
        <CaretakerTextField name="phone" type="tel" autoComplete="off" />
        <CaretakerTextField name="password" type="password" autoComplete="new-password" required />
        <ServiceTypeChoice />
      </FormProvider>
      <CheckFields draft={checks} errors={profileErrors} onChange={setChecks} />
      <FirstProfile draft={profile} errors={profileErrors} onChange={setProfile} />
      <Button type="submit" variant="contained" disabled={isSubmitting} sx={{ mt: 2, minHeight: 44 }}>
        {translate(isSubmitting ? 'admin.caretakers.adding' : 'admin.caretakers.add')}
      </Button>
    </Box>
  )
}
