import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Checkbox from '@mui/material/Checkbox'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { PromiseReason } from '@thodu/api/contract/promises/promise-kinds'
import { useTranslate } from 'react-admin'
import { useRowAction } from '../../app/wire/use-row-action.ts'
import { formatDateTime } from '../../words/formats.ts'
import { useAdminData } from '../admin-data-provider.ts'
import { PromiseSubject } from './PromiseSubject.tsx'
import { ReasonButtons } from './ReasonButtons.tsx'
import type { PromiseRow } from './use-promises.ts'

type Props = { promise: PromiseRow; isTicked: boolean; onTick: () => void }

/** A late promise: one press gives its reason, a checkbox selects it for a common one (rule PROM-7). */
export function ReasonCard({ promise, isTicked, onTick }: Props) {
  const translate = useTranslate()
  const admin = useAdminData()
  const params = { id: promise._id }
  const save = useRowAction({
    act: (reason: PromiseReason) => admin.call('PUT /admin/promises/{id}', { params, body: { reason } }),
    touches: ['promises'],
    undo: () => admin.call('PUT /admin/promises/{id}', { params, body: { reason: null } }),
    successKey: 'admin.promises.reasonSaved',
    failureKey: 'admin.promises.saveFailed',
  })
  const kind = translate(`admin.promises.kinds.${promise.kind}`)
  const whose = `${kind}, ${promise.subject.label || promise.subject.name}`
  return (
    <Card component="li" sx={{ p: 1.5, pl: 0.5 }}>
      <Stack direction="row" sx={{ alignItems: 'flex-start' }}>
        <Checkbox
          checked={isTicked}
          onChange={onTick}
          slotProps={{ input: { 'aria-label': translate('admin.promises.tick', { promise: whose }) } }}
        />
        <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography sx={{ fontWeight: 600 }}>{kind}</Typography>
          <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
            <PromiseSubject subject={promise.subject} />
            {' · '}
            {translate(promise.metAt ? 'admin.promises.doneLate' : 'admin.promises.notDone', {
              due: formatDateTime(promise.dueAt),
              done: promise.metAt ? formatDateTime(promise.metAt) : '',
            })}
          </Typography>
          <ReasonButtons
            label={`${translate('admin.promises.reason')}: ${whose}`}
            busy={save.isPending}
            onChoose={(reason) => save.mutate(reason)}
          />
        </Box>
      </Stack>
    </Card>
  )
}
