import { useEffect, useState } from 'react'
import { details } from '#words/details.ts'
import { uploads } from '#words/uploads.ts'
import type { DraftFile } from '../draft/draft-store.ts'
import { Alert } from '../ui/Alert.tsx'
import { Dialog } from '../ui/dialog/Dialog.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { createFileLink } from './files.ts'

type Props = { file: Pick<DraftFile, '_id' | 'name' | 'type'>; onClose: () => void }

/** Shows an image, or links a PDF, by a signed link of 5 minutes. */
export default function FilePreview({ file, onClose }: Props) {
  const [link, setLink] = useState<string>()
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    createFileLink(file._id)
      .then(setLink)
      .catch(() => setFailed(true))
  }, [file._id])
  return (
    <Dialog title={file.name} onClose={onClose}>
      {failed && <Alert tone="error">{details.upload.viewFailed}</Alert>}
      {!failed && link === undefined && <Spinner label={uploads.opening} />}
      {link !== undefined && !failed && file.type.startsWith('image/') && (
        <img className="file-picture" src={link} alt={uploads.previewAlt(file.name)} onError={() => setFailed(true)} />
      )}
      {link !== undefined && !failed && !file.type.startsWith('image/') && (
        <p>
          <a className="button" href={link} target="_blank" rel="noopener">
            {uploads.openPdf}
          </a>
          <br />
          <span className="small soft">{uploads.pdfHint}</span>
        </p>
      )}
    </Dialog>
  )
}
