import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslate } from 'react-admin'
import { LoadFailed } from '../../app/lists/ListStates.tsx'
import { sendTracked } from '../../app/wire/http-client.ts'
import type { OwnedDocumentRecord } from '../admin-data-provider.ts'
import { fileIdOf, useOpenFile } from '../open-file.ts'

const frame = { width: '100%', height: 480, border: '1px solid', borderColor: 'divider', borderRadius: 1 }

/**
 * Shows an image; it is safe to show, because the server has redrawn it. A PDF can only be downloaded, because it may contain
 * scripts, which must not run in our pages.
 */
export function DocumentPreview({ document }: { document: OwnedDocumentRecord }) {
  const translate = useTranslate()
  const openFile = useOpenFile()
  return (
    <Box>
      {document.type === 'application/pdf' ? (
        <Alert severity="info">{translate('admin.documents.pdfOpens')}</Alert>
      ) : (
        <Picture document={document} />
      )}
      <Button onClick={() => void openFile(document.url)}>{translate('admin.documents.open')}</Button>
    </Box>
  )
}

/** Fetched into memory only, so that no cache stores it. */
function Picture({ document }: { document: OwnedDocumentRecord }) {
  const { data, isError, refetch } = useQuery({
    queryKey: ['files', document._id],
    queryFn: async () => (await sendTracked(`/files/${encodeURIComponent(fileIdOf(document.url))}`)).blob(),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  const url = useObjectUrl(data)
  if (isError) return <LoadFailed textKey="admin.files.failed" onRetry={() => void refetch()} />
  if (!url) return <Skeleton variant="rounded" height={480} />
  return <Box component="img" src={url} alt={document.name} sx={{ ...frame, objectFit: 'contain' }} />
}

/** An object URL for the blob, revoked when it is no longer shown. */
function useObjectUrl(blob: Blob | undefined): string | null {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    if (!blob) return
    const made = URL.createObjectURL(blob)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [blob])
  return url
}
