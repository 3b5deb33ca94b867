import { type UploadCategory, uploadCategories } from '@thodu/api/contract/care/upload-categories'
import type { DocumentRecord } from '@thodu/api/contract/documents/documents.schema'
import { type ChangeEvent, useRef, useState } from 'react'
import { details } from '#words/journey/details.ts'
import { profile } from '#words/journey/profile.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Field } from '../../ui/fields/Field.tsx'
import { acceptedTypes } from '../../uploads/files.ts'
import { UploadProgress } from '../../uploads/UploadProgress.tsx'
import { useUpload } from '../../uploads/use-upload.ts'

const text = profile.documents
const asCategory = (value: string): UploadCategory | undefined => uploadCategories.find((known) => known === value)

type Props = {
  uploaded: DocumentRecord | undefined
  onUploaded: (record: DocumentRecord) => void
}

export function DocumentUpload({ uploaded, onUploaded }: Props) {
  const picker = useRef<HTMLInputElement>(null)
  const [category, setCategory] = useState<string>('medicalReports')
  const { upload, running, error, setError, stop } = useUpload()
  const onPicked = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0]
    event.target.value = ''
    const record = file && (await upload(file, asCategory(category)))
    if (record) onUploaded(record)
  }
  return (
    <div className="document-upload">
      <Field id="document-category" label={text.category} required>
        {(aria) => (
          <select
            {...aria}
            className="input"
            value={category}
            onChange={(event) => {
              setCategory(event.target.value)
              setError(undefined)
            }}
          >
            {uploadCategories.map((id) => (
              <option key={id} value={id}>
                {text.categories[id]}
              </option>
            ))}
            <option value="">{text.noCategory}</option>
          </select>
        )}
      </Field>
      <input
        ref={picker}
        type="file"
        accept={acceptedTypes}
        hidden
        aria-label={text.file}
        onChange={(event) => void onPicked(event)}
      />
      <button
        type="button"
        className="button button-quiet"
        disabled={running !== undefined}
        onClick={() => picker.current?.click()}
      >
        {text.upload}
      </button>
      {running && <UploadProgress name={running.name} percent={running.percent} onStop={stop} />}
      {error && <Alert tone="error">{error}</Alert>}
      <p className="small soft" role="status">
        {uploaded ? text.uploaded(uploaded.name) : details.filesTypes}
      </p>
    </div>
  )
}
