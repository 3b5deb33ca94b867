import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslate } from 'react-admin'
import { LoadFailed } from '../../app/lists/ListStates.tsx'
import { sendTracked } from '../../app/wire/http-client.ts'
import { formatDateTime } from '../../words/formats.ts'
import type { OwnedDocumentRecord } from '../admin-data-provider.ts'
import { FamilyLink } from '../lists/FamilyLink.tsx'
import { fileIdOf, useOpenFile } from '../open-file.ts'
import { DocumentDecision } from './DocumentDecision.tsx'

/** A family's file with its decision. The file is fetched only on request. */
export function DocumentCard({ document }: { document: OwnedDocumentRecord }) {
  const translate = useTranslate()
  const [shown, setShown] = useState(false)
  const category = document.category ? translate(`admin.categories.${document.category}`) : translate('app.none')
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: shown ? '3fr 2fr' : '1fr' } }}>
      {shown && <DocumentPreview document={document} />}
      <Stack spacing={0.5} sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>{document.name}</Typography>
        <Typography variant="body2">{`${category} · ${document.fileSize} MB`}</Typography>
        <Typography variant="body2" color="textSecondary">
          <FamilyLink id={document.owner._id}>{document.owner.name}</FamilyLink>
          {` · ${document.owner.email}`}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {`${translate(`admin.documentStatus.${document.status}`)} · ${formatDateTime(document.uploadedAt)}`}
        </Typography>
        {document.reason && <Typography variant="body2">{document.reason}</Typography>}
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'flex-start', pt: 0.5 }}>
          <Button
            variant="outlined"
            data-row
            aria-expanded={shown}
            aria-label={`${translate(shown ? 'admin.documents.hide' : 'admin.documents.view')}: ${document.name}`}
            onClick={() => setShown(!shown)}
          >
            {translate(shown ? 'admin.documents.hide' : 'admin.documents.view')}
          </Button>
          <DocumentDecision document={document} />
        </Stack>
      </Stack>
    </Box>
  )
}

const frame = { width: '100%', height: 480, border: '1px solid', borderColor: 'divider', borderRadius: 1 }

/**
 * Shows an image; it is safe to show, because the server has redrawn it. A PDF can only be downloaded, because it may contain
 * scripts, which must not run in our pages.
 */
function DocumentPreview({ document }: { document: OwnedDocumentRecord }) {
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
