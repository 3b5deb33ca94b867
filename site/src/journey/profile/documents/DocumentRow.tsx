import { ApiFailure } from '@thodu/api/contract/client/client'
import type { DocumentRecord } from '@thodu/api/contract/documents/documents.schema'
import { useState } from 'react'
import { details } from '#words/journey/details.ts'
import { profile } from '#words/journey/profile.ts'
import { formatDate } from '#words/language/formats.ts'
import { Icon } from '../../ui/Icon.tsx'
import { removeFile } from '../../uploads/files.ts'

type Props = { record: DocumentRecord; onView: () => void; onRemoved: () => void }

const text = profile.documents
/** A document's status in the colours and shapes of a booking's. */
const badges = {
  pending: { status: 'pending', icon: 'hourglass' },
  verified: { status: 'active', icon: 'circle-check' },
  rejected: { status: 'cancelled', icon: 'circle-x' },
} as const

export function DocumentRow({ record, onView, onRemoved }: Props) {
  const [removing, setRemoving] = useState(false)
  const [error, setError] = useState<string>()
  const badge = badges[record.status]
  const remove = async () => {
    setRemoving(true)
    setError(undefined)
    try {
      await removeFile(record._id)
      onRemoved()
    } catch (failure) {
      const refused = failure instanceof ApiFailure && failure.status === 409
      setError(refused ? failure.message : details.upload.removeFailed)
      setRemoving(false)
    }
  }
  const about = <span className="visually-hidden"> {record.name}</span>
  return (
    <li className="document-row">
      <div>
        <p className="file-name">
          <b>{record.name}</b>
        </p>
        <p className="small soft">
          {record.category ? text.categories[record.category] : text.noCategory} ·{' '}
          {details.upload.size(record.fileSize)} · {text.uploadedOn(formatDate(record.uploadedAt))}
        </p>
        {record.reason && <p className="small">{record.reason}</p>}
        {error && (
          <p className="field-error" role="alert">
            {error}
          </p>
        )}
      </div>
      <span className="badge" data-status={badge.status}>
        <Icon name={badge.icon} />
        {text.status[record.status]}
      </span>
      <span className="file-actions">
        <button type="button" className="button-link" onClick={onView}>
          {details.upload.view}
          {about}
        </button>
        <button type="button" className="button-link" disabled={removing} onClick={() => void remove()}>
          {removing ? details.upload.removing : details.upload.remove}
          {about}
        </button>
      </span>
    </li>
  )
}
