import type { UploadCategory } from '@thodu/api/contract/care/upload-categories'
import { type ChangeEvent, useId, useRef, useState } from 'react'
import { details } from '#words/details.ts'
import type { DraftFile } from '../draft/draft-store.ts'
import FilePreview from '../uploads/FilePreview.tsx'
import { acceptedTypes, removeFile } from '../uploads/files.ts'
import { UploadProgress } from '../uploads/UploadProgress.tsx'
import { useUpload } from '../uploads/use-upload.ts'
import { FileRow } from './FileRow.tsx'

type Props = {
  category: UploadCategory
  files: readonly DraftFile[]
  multiple: boolean
  hint?: string | undefined
  onChange: (change: (files: readonly DraftFile[]) => DraftFile[]) => void
}

function useFilesOf({ category, multiple, onChange }: Props) {
  const { upload, running, error, setError, stop } = useUpload()
  const [status, setStatus] = useState('')
  const remove = async (file: DraftFile) => {
    setError(undefined)
    try {
      await removeFile(file._id)
      onChange((current) => current.filter(({ _id }) => _id !== file._id))
      setStatus(details.upload.removed(file.name))
    } catch {
      setError(details.upload.removeFailed)
    }
  }
  const store = async (file: File, replaced?: DraftFile) => {
    const record = await upload(file, category)
    if (!record) return
    const { _id, url, name, type, fileSize } = record
    onChange((current) => [
      ...current.filter((other) => multiple && other._id !== replaced?._id),
      { _id, url, name, type, fileSize },
    ])
    setStatus(details.upload.done(name))
    // The new file is stored. An old file that could not be removed stays in the list of documents and can be removed there.
    if (replaced) await removeFile(replaced._id).catch(() => undefined)
  }
  return { running, error, stop, status, remove, store }
}

function usePicker(store: (file: File, replaced?: DraftFile) => Promise<void>) {
  const picker = useRef<HTMLInputElement>(null)
  const replacing = useRef<DraftFile>(undefined)
  const pick = (replaced?: DraftFile) => {
    replacing.current = replaced
    picker.current?.click()
  }
  const onPicked = async (event: ChangeEvent<HTMLInputElement>) => {
    const picked = [...(event.target.files ?? [])]
    event.target.value = ''
    for (const file of picked) await store(file, replacing.current)
  }
  return { picker, pick, onPicked }
}

/** One of the four upload categories: add, preview, replace, remove (rule JRN-4). */
export default function FileCategory(props: Props) {
  const { category, files, multiple, hint } = props
  const id = useId()
  const { running, error, stop, status, remove, store } = useFilesOf(props)
  const { picker, pick, onPicked } = usePicker(store)
  const [shown, setShown] = useState<DraftFile>()
  const label = details.categories[category]
  return (
    <section className="file-category" aria-labelledby={id}>
      <h2 id={id}>{label}</h2>
      {hint && <p className="hint">{hint}</p>}
      <ul className="plain">
        {files.map((file) => (
          <FileRow
            key={file._id}
            file={file}
            disabled={running !== undefined}
            onView={() => setShown(file)}
            onReplace={() => pick(file)}
            onRemove={() => remove(file)}
          />
        ))}
      </ul>
      {running && <UploadProgress name={running.name} percent={running.percent} onStop={stop} />}
      {error && (
        <p className="field-error" role="alert">
          {error}
        </p>
      )}
      <p className="visually-hidden" role="status">
        {status}
      </p>
      <input
        ref={picker}
        type="file"
        accept={acceptedTypes}
        multiple={multiple}
        hidden
        aria-label={label}
        data-category={category}
        onChange={(event) => void onPicked(event)}
      />
      {(multiple || files.length === 0) && (
        <button
          type="button"
          className="button button-quiet button-small"
          disabled={running !== undefined}
          onClick={() => pick()}
        >
          {files.length === 0 ? details.upload.add : details.upload.addAnother}
          <span className="visually-hidden"> {details.upload.addTo(label)}</span>
        </button>
      )}
      {shown && <FilePreview file={shown} onClose={() => setShown(undefined)} />}
    </section>
  )
}
