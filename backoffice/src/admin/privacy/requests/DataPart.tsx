import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { PrivacyRequest } from '@thodu/api/contract/privacy/requests.schema'
import { useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { Section } from '../../../app/looks/Section.tsx'
import { downloadBlob } from '../../../app/wire/download.ts'
import { sendTracked } from '../../../app/wire/http-client.ts'

/** Timeout of an export with all files, in ms. */
const patience = 10 * 60_000

/** Downloads all data about the requester as one file, once their identity is confirmed (rule PRIV-D3). */
export function DataPart({ request: { _id, code } }: { request: Pick<PrivacyRequest, '_id' | 'code'> }) {
  const translate = useTranslate()
  const notify = useNotify()
  const [isLoading, setLoading] = useState(false)
  const load = async () => {
    setLoading(true)
    try {
      const response = await sendTracked(`/admin/privacy-requests/${encodeURIComponent(_id)}/data`, {
        timeout: patience,
      })
      downloadBlob(`data-${code}.zip`, await response.blob())
    } catch {
      notify('admin.privacyRequests.dataFailed', { type: 'error' })
    } finally {
      setLoading(false)
    }
  }
  return (
    <Section title={translate('admin.privacyRequests.data')}>
      <Typography sx={{ mb: 1 }}>{translate('admin.privacyRequests.dataLead')}</Typography>
      <Button variant="outlined" loading={isLoading} onClick={() => void load()}>
        {translate('admin.privacyRequests.dataLoad')}
      </Button>
    </Section>
  )
}
