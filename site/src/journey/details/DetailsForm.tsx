import type { User } from '@thodu/api/contract/accounts.schema'
import { type FormSection, fieldsOfSection, type PatientField, type Service } from '@thodu/api/contract/catalogue'
import { uploadCategories } from '@thodu/api/contract/upload-categories'
import { lazy, useMemo, useState } from 'react'
import { details } from '#words/journey/details.ts'
import { loadDraft, updateDraft } from '../draft/current-draft.ts'
import { Alert } from '../ui/Alert.tsx'
import { LoadBoundary } from '../ui/LoadBoundary.tsx'
import { useCheckedForm } from '../ui/use-checked-form.ts'
import { canLeaveFor } from './can-leave.ts'
import { checkForm, type DetailsValues, fillFields, isAsked } from './details-form.ts'
import { PatientFieldInput } from './PatientFieldInput.tsx'
import { TermsBox } from './TermsBox.tsx'
import { useDraftFiles } from './use-draft-files.ts'
import { useKeptDetails } from './use-kept-details.ts'

// At the end of a long form: it comes while the first fields are filled in.
const FileCategory = lazy(() => import('./FileCategory.tsx'))
const sections: readonly FormSection[] = ['person', 'care', 'schedule']
const packagesPath = '/pricing-packages'
const severalFiles = new Set<string>(['medicalReports', 'prescriptions'])

function readInitialValues(user: User, service: Service): DetailsValues {
  const draft = loadDraft(user._id, service.id)
  return { details: fillFields(service, draft?.details ?? {}), agreedToTerms: draft?.agreedToTerms ?? false }
}

/** The form of one service; every key stroke is kept in the draft (rule JRN-3). */
export function DetailsForm({ user, service }: { user: User; service: Service }) {
  const resolver = useMemo(() => checkForm(service), [service])
  const [initial] = useState(() => readInitialValues(user, service))
  const { form, field, errorOf } = useCheckedForm(resolver, initial)
  const { files, changeFiles } = useDraftFiles(user._id, service.id)
  const { kept, setKept } = useKeptDetails(form, { accountId: user._id, serviceType: service.id })
  const [offline, setOffline] = useState(false)
  const submit = form.handleSubmit(async (values) => {
    setOffline(false)
    const wasKept = updateDraft(user._id, service.id, { details: values.details, agreedToTerms: true })
    setKept(wasKept)
    if (!wasKept) return
    if (await canLeaveFor(packagesPath)) location.assign(packagesPath)
    else setOffline(true)
  })
  const inputs = (fields: PatientField[]) =>
    fields
      .filter(isAsked)
      .map((patientField) => (
        <PatientFieldInput
          key={patientField.name}
          field={patientField}
          error={errorOf(`details.${patientField.name}`)}
          registered={field(`details.${patientField.name}`)}
        />
      ))
  const { errors, submitCount } = form.formState
  const errorCount = Object.keys(errors.details ?? {}).length + (errors.agreedToTerms ? 1 : 0)
  return (
    <form noValidate onSubmit={submit} className="details-form">
      {!kept && <Alert tone="note">{details.notKept}</Alert>}
      {sections.map((section) => (
        <fieldset key={section}>
          <legend>{details.groups[section]}</legend>
          <div className="field-grid">{inputs(fieldsOfSection(service, section))}</div>
        </fieldset>
      ))}
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
      <TermsBox error={errorOf('agreedToTerms')} registered={field('agreedToTerms')} />
      <p className="field-error" role="status">
        {submitCount > 0 && errorCount > 0 && details.errorSummary(errorCount)}
      </p>
      {offline && <Alert tone="error">{details.offline}</Alert>}
      <div className="cluster form-actions">
        <button type="submit" className="button">
          {details.next}
        </button>
        <a className="button button-quiet" href="/choose-service">
          {details.back}
        </a>
      </div>
    </form>
  )
}
