import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { formatPhone } from '@thodu/api/contract/people/phone-digits'
import { telUrl } from '@thodu/api/contract/people/phone-numbers'
import type { Breach } from '@thodu/api/contract/privacy/breaches/breaches.schema'
import { useTranslate } from 'react-admin'
import { LoadFailed, RowSkeletons } from '../../../app/lists/ListStates.tsx'
import { Section } from '../../../app/looks/Section.tsx'
import { POLL_EVERY } from '../../../app/wire/query-client.ts'
import { useAction } from '../../../app/wire/use-action.ts'
import { formatDateTime } from '../../../words/formats.ts'
import { useAdminData } from '../../admin-data-provider.ts'
import { BREACHES } from './use-breach.ts'

/** Affected people without an email address, who are called; hidden without any (rule PRIV-B4). */
export function CallsSection({ breach }: { breach: Breach }) {
  const { called, toCall } = breach.people
  return called + toCall === 0 ? null : <Calls id={breach._id} />
}

function Calls({ id }: { id: string }) {
  const translate = useTranslate()
  const admin = useAdminData()
  const { data, error, refetch } = useQuery({
    queryKey: [BREACHES, 'calls', id],
    queryFn: () => admin.call('GET /admin/breaches/{id}/calls', { params: { id } }),
    refetchInterval: POLL_EVERY,
  })
  const mark = useAction({
    act: (account: string) => admin.call('POST /admin/breaches/{id}/calls/{account}', { params: { id, account } }),
    touches: [BREACHES],
    successKey: 'admin.breaches.callNoted',
    failureKey: 'admin.breaches.saveFailed',
  })
  return (
    <Section title={translate('admin.breaches.calls')}>
      {!data && error && <LoadFailed textKey="admin.breaches.callsFailed" onRetry={() => void refetch()} />}
      {!data && !error && <RowSkeletons rows={2} />}
      <Stack component="ul" spacing={1} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data?.map(({ _id, name, phone, toldAt }) => (
          <Box
            component="li"
            key={_id}
            sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center', overflowWrap: 'anywhere' }}
          >
            <Typography sx={{ flexGrow: 1 }}>
              {name} {phone !== '' && <a href={telUrl(phone)}>{formatPhone(phone)}</a>}
            </Typography>
            {toldAt === null ? (
              <Button
                variant="outlined"
                disabled={mark.isPending}
                onClick={() => mark.mutate(_id)}
                aria-label={translate('admin.breaches.calledOne', { name })}
              >
                {translate('admin.breaches.called')}
              </Button>
            ) : (
              <Typography variant="body2" color="textSecondary">
                {formatDateTime(toldAt)}
              </Typography>
            )}
          </Box>
        ))}
      </Stack>
    </Section>
  )
}
