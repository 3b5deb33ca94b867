import type { DocumentRecord } from '@thodu/api/contract/documents/documents.schema'
import { texts } from '@thodu/api/contract/texts'
import { useState } from 'react'
import { profile } from '#words/profile.ts'
import FilePreview from '../../uploads/FilePreview.tsx'
import { useUpload } from '../../uploads/use-upload.ts'
import { Loadable } from '../Loadable.tsx'
import { loadDocuments } from '../load.ts'
import { useLoad } from '../use-load.ts'
import { DocumentRow } from './DocumentRow.tsx'
import { DocumentUpload } from './DocumentUpload.tsx'
import { finishRemovals } from './use-removal.ts'

const text = profile.documents

async function load(signal?: AbortSignal) {
  await finishRemovals()
  return loadDocuments(signal)
}

/** Documents: status, view by signed link, upload, remove (rule JRN-13). */
export default function DocumentsTab() {
  const loaded = useLoad(load)
  const [shown, setShown] = useState<DocumentRecord>()
  const uploading = useUpload()
  const [uploaded, setUploaded] = useState<readonly DocumentRecord[]>([])
  const change = (apply: (documents: DocumentRecord[]) => DocumentRecord[]) =>
    loaded.setData((documents) => documents && apply(documents))
  return (
    <>
      <h1>{text.heading}</h1>
      <p className="soft">{text.lead}</p>
      <DocumentUpload
        uploading={uploading}
        uploaded={uploaded}
        onStart={() => setUploaded([])}
        onUploaded={(record) => {
          setUploaded((before) => [...before, record])
          change((documents) => [record, ...documents])
        }}
      />
      <Loadable loaded={loaded} failure={texts.lists.documentsFailed}>
        {(documents) =>
          documents.length === 0 ? (
            <p>{text.none}</p>
          ) : (
            <ul className="plain documents">
              {documents.map((record) => (
                <DocumentRow
                  key={record._id}
                  record={record}
                  onView={() => setShown(record)}
                  onGoing={() => {
                    setUploaded([])
                    uploading.setError(undefined)
                  }}
                  onRemoved={() => change((all) => all.filter(({ _id }) => _id !== record._id))}
                />
              ))}
            </ul>
          )
        }
      </Loadable>
      {shown && <FilePreview file={shown} onClose={() => setShown(undefined)} />}
    </>
  )
}
