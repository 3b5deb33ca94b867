import { useState } from 'react'
import { details } from '#words/details.ts'
import type { DraftFile } from '../draft/draft-store.ts'
import { Icon } from '../ui/Icon.tsx'

type Props = {
  file: DraftFile
  disabled: boolean
  onView: () => void
  onReplace: () => void
  onRemove: () => Promise<void>
}

export function FileRow({ file, disabled, onView, onReplace, onRemove }: Props) {
  const [removing, setRemoving] = useState(false)
  const remove = async () => {
    setRemoving(true)
    await onRemove()
    setRemoving(false)
  }
  const about = <span className="visually-hidden"> {file.name}</span>
  return (
    <li className="file-row">
      <Icon name={file.type.startsWith('image/') ? 'image' : 'file-text'} />
      <span className="file-name">
        {file.name} <span className="small soft">{details.upload.size(file.fileSize)}</span>
      </span>
      <span className="file-actions">
        <button type="button" className="button-link" onClick={onView}>
          {details.upload.view}
          {about}
        </button>
        <button type="button" className="button-link" disabled={disabled || removing} onClick={onReplace}>
          {details.upload.replace}
          {about}
        </button>
        <button type="button" className="button-link" disabled={disabled || removing} onClick={() => void remove()}>
          {removing ? details.upload.removing : details.upload.remove}
          {about}
        </button>
      </span>
    </li>
  )
}
