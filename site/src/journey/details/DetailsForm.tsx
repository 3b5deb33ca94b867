import type { User } from '@thodu/api/contract/accounts/accounts.schema'
import { type FormSection, fieldsOfSection, type PatientField, type Service } from '@thodu/api/contract/care/catalogue'
import type { ServiceType } from '@thodu/api/contract/care/service-types'
import { type UploadCategory, uploadCategories } from '@thodu/api/contract/care/upload-categories'
import { behalves, noticeVersion } from '@thodu/api/contract/privacy/notice'
import { lazy, useEffect, useMemo, useState } from 'react'
import { type UseFormRegisterReturn, useWatch } from 'react-hook-form'
import { consents } from '#words/consents.ts'
import { details } from '#words/details.ts'
import { pathTo } from '../../language/paths.ts'
import { loadDraft, updateDraft } from '../draft/current-draft.ts'
import type { DraftFile, DraftFiles } from '../draft/draft-store.ts'
import { Alert } from '../ui/Alert.tsx'
import { Field } from '../ui/fields/Field.tsx'
import { useCheckedForm } from '../ui/fields/use-checked-form.ts'
import { LoadBoundary } from '../ui/LoadBoundary.tsx'
import { YourBooking } from '../your-booking/YourBooking.tsx'
import { AgreeBox } from './agree/AgreeBox.tsx'
import { canLeaveFor } from './can-leave.ts'
import { checkForm, type DetailsValues, fillFields, isAsked } from './details-form.ts'
import { ErrorSummary, type FieldProblem, listProblems } from './ErrorSummary.tsx'
import { PatientFieldInput } from './PatientFieldInput.tsx'
import { PreferenceFields } from './PreferenceFields.tsx'
import { useKeptDetails } from './use-stored-details.ts'

type NoticeProps = { error: string | undefined; registered: UseFormRegisterReturn; behalf: UseFormRegisterReturn }

/** Agreement to the privacy notice, and for whom it is given (rule PRIV-C3). */
function NoticeBox({ error, registered, behalf }: NoticeProps) {
  return (
    <AgreeBox id="agreedToNotice" words={consents.box} path="/privacy" error={error} registered={registered}>
      <Field id="onBehalf" label={consents.behalf.label} error={undefined}>
        {(aria) => (
          <select {...behalf} {...aria} className="input">
            <option value="">{consents.behalf.open}</option>
            {behalves.map((one) => (
              <option key={one} value={one}>
                {consents.behalf.choices[one]}
              </option>
            ))}
          </select>
        )}
      </Field>
    </AgreeBox>
  )
}

// The file fields come last, so their script loads while the customer fills in the first fields.
const FileCategory = lazy(() => import('./FileCategory.tsx'))
const sections: readonly FormSection[] = ['person', 'care', 'schedule']
const packagesPath = pathTo('/pricing-packages')
const severalFiles = new Set<string>(['medicalReports', 'prescriptions'])

function readInitialValues(user: User, service: Service): DetailsValues {
  const draft = loadDraft(user._id, service.id)
  return {
    details: fillFields(service, draft?.details ?? {}),
    agreedToTerms: draft?.agreedToTerms ?? false,
    // A newer privacy notice needs a new agreement.
    agreedToNotice: draft?.agreedNotice === noticeVersion,
    onBehalf: draft?.onBehalf ?? (service.id === 'baby-care' ? 'child' : ''),
  }
}

type Form = ReturnType<typeof useCheckedForm<DetailsValues, DetailsValues>>['form']
type Props = { user: User; service: Service }

/** A component of its own, so that typing renders the panel again and not the whole form. */
function Thread({ service, packageId, control }: { service: Service; packageId?: string; control: Form['control'] }) {
  const patient = useWatch({ control, name: 'details.patientName' })
  return <YourBooking service={service} patient={patient} packageId={packageId} />
}

function useFocusOnAsked(): void {
  useEffect(() => {
    const asked = document.getElementById(location.hash.slice(1))
    if (asked?.matches('.details-form :is(input, select, textarea)')) asked.focus()
  }, [])
}

function useGoingOn({ user, service }: Props, form: Form) {
  const { kept, setKept } = useKeptDetails(form, { accountId: user._id, serviceType: service.id })
  const [offline, setOffline] = useState(false)
  const [problems, setProblems] = useState<FieldProblem[]>([])
  const send = async (values: DetailsValues) => {
    setProblems([])
    setOffline(false)
    const agreed = { agreedToTerms: true, agreedNotice: noticeVersion, onBehalf: values.onBehalf }
    const wasKept = updateDraft(user._id, service.id, { details: values.details, ...agreed })
    setKept(wasKept)
    if (!wasKept) return
    if (await canLeaveFor(packagesPath)) location.assign(packagesPath)
    else setOffline(true)
  }
  const submit = form.handleSubmit(send, (errors) => setProblems(listProblems(service, errors)))
  return { kept, offline, problems, submit }
}

function FileFields({ user, service }: Props) {
  const { files, changeFiles } = useDraftFiles(user._id, service.id)
  return (
    <fieldset>
      <legend>{details.groups.files}</legend>
      <p className="soft small">{details.filesLead}</p>
      <LoadBoundary part="files">
        <div className="file-categories">
          {uploadCategories.map((category) => (
            <FileCategory
              key={category}
              category={category}
              files={files[category] ?? []}
              multiple={severalFiles.has(category)}
              hint={category === 'aadharCard' ? details.aadharHint : undefined}
              onChange={(change) => changeFiles(category, change)}
            />
          ))}
        </div>
      </LoadBoundary>
    </fieldset>
  )
}

/** The form of one service; every keystroke is saved in the draft (rule JRN-3). */
export function DetailsForm({ user, service }: Props) {
  const resolver = useMemo(() => checkForm(service), [service])
  const [initial] = useState(() => readInitialValues(user, service))
  const { form, field, errorOf } = useCheckedForm(resolver, initial)
  const { kept, offline, problems, submit } = useGoingOn({ user, service }, form)
  const [packageId] = useState(() => loadDraft(user._id, service.id)?.packageId)
  useFocusOnAsked()
  const inputs = (fields: PatientField[]) =>
    fields
      .filter(isAsked)
      .map((patientField) => (
        <PatientFieldInput
          key={patientField.name}
          field={patientField}
          service={service.id}
          error={errorOf(`details.${patientField.name}`)}
          registered={field(`details.${patientField.name}`)}
        />
      ))
  const groups = service.id === 'baby-care' ? { ...details.groups, person: details.groups.baby } : details.groups
  const fields = (
    <form noValidate onSubmit={submit} className="details-form">
      {problems.length > 0 && <ErrorSummary problems={problems} />}
      {!kept && <Alert tone="note">{details.notKept}</Alert>}
      {sections.map((section) => (
        <fieldset key={section}>
          <legend>{groups[section]}</legend>
          <div className="field-grid">{inputs(fieldsOfSection(service, section))}</div>
          {section === 'schedule' && <PreferenceFields known={initial.details} register={field} />}
        </fieldset>
      ))}
      <FileFields user={user} service={service} />
      <AgreeBox
        id="agreedToTerms"
        words={details.terms}
        path="/legal-agreement"
        error={errorOf('agreedToTerms')}
        registered={field('agreedToTerms')}
      />
      <NoticeBox error={errorOf('agreedToNotice')} registered={field('agreedToNotice')} behalf={field('onBehalf')} />
      {offline && <Alert tone="error">{details.offline}</Alert>}
      <div className="cluster form-actions">
        <button type="submit" className="button">
          {details.next}
        </button>
        <a className="button button-quiet" href={pathTo('/choose-service')}>
          {details.back}
        </a>
      </div>
    </form>
  )
  return (
    <div className="with-thread">
      <Thread service={service} control={form.control} {...(packageId && { packageId })} />
      {fields}
    </div>
  )
}

/** The draft's files. Each change reads the stored draft first, so that parallel uploads do not overwrite each other. */
function useDraftFiles(accountId: string, service: ServiceType) {
  const [files, setFiles] = useState<DraftFiles>(() => loadDraft(accountId, service)?.files ?? {})
  const changeFiles = (category: UploadCategory, change: (files: readonly DraftFile[]) => DraftFile[]) => {
    const stored = loadDraft(accountId, service)?.files ?? {}
    const next = { ...stored, [category]: change(stored[category] ?? []) }
    updateDraft(accountId, service, { files: next })
    setFiles(next)
  }
  return { files, changeFiles }
}
