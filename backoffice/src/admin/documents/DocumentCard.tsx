import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { formatDateTime } from '../../words/formats.ts'
import type { OwnedDocumentRecord } from '../admin-data-provider.ts'
import { FamilyLink } from '../lists/FamilyLink.tsx'
import { DocumentDecision } from './DocumentDecision.tsx'
import { DocumentPreview } from './DocumentPreview.tsx'

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
