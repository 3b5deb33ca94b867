import type { DocumentRecord } from '@thodu/api/contract/documents/documents.schema'
import { useEffect, useRef } from 'react'
import { details } from '#words/details.ts'
import { formatDate } from '#words/language/formats.ts'
import { profile } from '#words/profile.ts'
import { Icon } from '../../ui/Icon.tsx'
import { useRemoval } from './use-removal.ts'

const text = profile.documents
/** A document's status in the colours and shapes of a booking's. */
const badges = {
  pending: { status: 'pending', icon: 'hourglass' },
  verified: { status: 'active', icon: 'circle-check' },
  rejected: { status: 'cancelled', icon: 'circle-x' },
} as const

type Props = { record: DocumentRecord; onView: () => void; onGoing: () => void; onRemoved: () => void }

/** One document; a removal can be undone in its row for a while. */
export function DocumentRow({ record, onView, onGoing, onRemoved }: Props) {
  const { isGoing, canTakeBack, error, remove, takeBack } = useRemoval(record._id, onRemoved)
  const wasGoing = useRef(false)
  const removeButton = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (wasGoing.current && !isGoing) removeButton.current?.focus()
    wasGoing.current = isGoing
  }, [isGoing])
  if (isGoing)
    return (
      <li className="document-row">
        <p role="status">{details.upload.removed(record.name)}</p>
        {canTakeBack && (
          // biome-ignore lint/a11y/noAutofocus: it stands where the button was that has just been pressed.
          <button type="button" className="button-link" autoFocus onClick={takeBack}>
            {details.upload.undo}
            <span className="visually-hidden"> {record.name}</span>
          </button>
        )}
      </li>
    )
  const badge = badges[record.status]
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
        <button
          ref={removeButton}
          type="button"
          className="button-link"
          onClick={() => {
            remove()
            onGoing()
          }}
        >
          {details.upload.remove}
          {about}
        </button>
      </span>
    </li>
  )
}
