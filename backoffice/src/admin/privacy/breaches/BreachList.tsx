import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { Breach } from '@thodu/api/contract/privacy/breaches/breaches.schema'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { CardStack } from '../../../app/lists/CardStack.tsx'
import { PolledList } from '../../../app/lists/PolledList.tsx'
import { PageTitle } from '../../../app/looks/PageTitle.tsx'
import { useStoredDialog } from '../../../app/session/use-stored-dialog.ts'
import { formatDateTime } from '../../../words/formats.ts'
import { PrivacyTabs } from '../PrivacyTabs.tsx'
import { BreachClock } from './BreachClock.tsx'
import { OpenBreachDialog } from './OpenBreachDialog.tsx'

/** /admin/breaches: breaches, newest first, and the form that opens one (rule PRIV-B1). */
export function BreachList() {
  const translate = useTranslate()
  const [dialog, setDialog] = useStoredDialog('breach', ['open'])
  return (
    <>
      <PageTitle title={translate('admin.breaches.title')} />
      <PrivacyTabs />
      <Stack direction="row" sx={{ py: 2, justifyContent: 'flex-end' }}>
        <Button variant="contained" color="error" onClick={() => setDialog('open')}>
          {translate('admin.breaches.open')}
        </Button>
      </Stack>
      <PolledList
        asCards
        resource="breaches"
        sort={{ field: 'awareAt', order: 'DESC' }}
        actions={false}
        failedKey="admin.breaches.failed"
        emptyKey="admin.breaches.empty"
      >
        <CardStack<Breach & { id: string }> render={(breach) => <BreachCard breach={breach} />} />
      </PolledList>
      {dialog === 'open' && <OpenBreachDialog onClose={() => setDialog(null)} />}
    </>
  )
}

function BreachCard({ breach }: { breach: Breach }) {
  const translate = useTranslate()
  const { _id, code, nature, awareAt } = breach
  return (
    <Stack spacing={0.5} sx={{ overflowWrap: 'anywhere' }}>
      <Typography component="h3" variant="subtitle1" sx={{ fontWeight: 600 }}>
        <Link to={`/breaches/${_id}`}>{translate('admin.hall.breach', { code })}</Link>
      </Typography>
      <BreachClock breach={breach} />
      <Typography sx={{ whiteSpace: 'pre-line' }}>{nature}</Typography>
      <Typography variant="body2" color="textSecondary">
        {translate('admin.breaches.known', { time: formatDateTime(awareAt) })}
      </Typography>
    </Stack>
  )
}
