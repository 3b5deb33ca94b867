import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { ContactMessage } from '@thodu/api/contract/requests/queues.schema'
import { useGetIdentity, useTranslate } from 'react-admin'
import { useAction } from '../../app/wire/use-action.ts'
import { useAdminData } from '../admin-data-provider.ts'

type OwnerLineProps = {
  queue: 'callbacks' | 'messages'
  /** Subject of the request, part of the button's accessible name. */
  subject: string
  request: Pick<ContactMessage, '_id' | 'owner'>
  waits: boolean
}

/** The owner of a request, with a button that takes or releases it (rule REQ-7); afterwards, who handled it. */
export function OwnerLine({ queue, subject, request: { _id, owner }, waits }: OwnerLineProps) {
  const translate = useTranslate()
  const admin = useAdminData()
  const { identity } = useGetIdentity()
  const isMine = owner !== null && owner._id === identity?.id
  const change = useAction({
    act: (verb: 'claim' | 'release') =>
      admin.call(`POST /admin/${queue}/{id}/${verb}`, { params: { id: _id }, body: { from: owner?._id } }),
    touches: [queue],
    successKey: 'admin.owner.saved',
    failureKey: 'admin.owner.failed',
  })
  const name = owner?.name ?? ''
  if (!waits) return owner && <Typography variant="body2">{translate('admin.owner.done', { name })}</Typography>
  const label = translate(`admin.owner.${isMine ? 'release' : owner ? 'takeOver' : 'claim'}`)
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
      {owner && (
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {isMine ? translate('admin.owner.mine') : translate('admin.owner.isOn', { name })}
        </Typography>
      )}
      <Button
        size="small"
        aria-disabled={change.isPending}
        aria-label={`${label}: ${subject}`}
        onClick={() => !change.isPending && change.mutate(isMine ? 'release' : 'claim')}
      >
        {label}
      </Button>
    </Stack>
  )
}
