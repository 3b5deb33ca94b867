import { type UploadCategory, uploadCategories } from '@thodu/api/contract/care/upload-categories'
import type { DocumentRecord } from '@thodu/api/contract/documents/documents.schema'
import { type ChangeEvent, useRef, useState } from 'react'
import { details } from '#words/details.ts'
import { profile } from '#words/profile.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Field } from '../../ui/fields/Field.tsx'
import { acceptedTypes } from '../../uploads/files.ts'
import { UploadProgress } from '../../uploads/UploadProgress.tsx'
import type { useUpload } from '../../uploads/use-upload.ts'

const text = profile.documents
const asCategory = (value: string): UploadCategory | undefined => uploadCategories.find((known) => known === value)

type Props = {
  uploading: ReturnType<typeof useUpload>
  /** Files of the last choice that arrived. */
  uploaded: readonly DocumentRecord[]
  onStart: () => void
  onUploaded: (record: DocumentRecord) => void
}

/** Uploads one or several files of a kind, one after the other; a failure stops and is named. */
export function DocumentUpload({ uploading, uploaded, onStart, onUploaded }: Props) {
  const picker = useRef<HTMLInputElement>(null)
  const [category, setCategory] = useState<string>('medicalReports')
  const [failed, setFailed] = useState<string>()
  const { upload, running, error, setError, stop } = uploading
  const onPicked = async (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.target.files ?? [])]
    event.target.value = ''
    onStart()
    for (const file of files) {
      const record = await upload(file, asCategory(category))
      setFailed(record || files.length === 1 ? undefined : file.name)
      if (!record) return
      onUploaded(record)
    }
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
        multiple
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
      {error && (
        <Alert tone="error">
          {failed && <b>{failed}: </b>}
          {error}
        </Alert>
      )}
      <p className="small soft" role="status">
        {uploaded.length > 0 ? uploaded.map(({ name }) => text.uploaded(name)).join(' ') : details.filesTypes}
      </p>
    </div>
  )
}
