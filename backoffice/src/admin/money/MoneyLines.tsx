import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Stack from '@mui/material/Stack'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import type { OfficeMoney } from '@thodu/api/contract/money/money.schema'
import { formatRupees } from '@thodu/api/contract/words/formats'
import { useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { ReasonDialog } from '../../app/dialogs/ReasonDialog.tsx'
import { useBackCloses } from '../../app/dialogs/use-back-closes.ts'
import { LoadFailed, RowSkeletons } from '../../app/lists/ListStates.tsx'
import { DocumentPaper, paperClass } from '../../app/looks/DocumentPaper.tsx'
import { formatBriefDate } from '../../words/formats.ts'
import { useAdminData } from '../admin-data-provider.ts'
import { touchesMoney, useMoney } from './use-money.ts'

const formatDay = (day: string): string => formatBriefDate(`${day}T12:00:00Z`)
const tight = { px: 0.5, whiteSpace: 'nowrap' } as const

type Charged = NonNullable<OfficeMoney['lines'][number]['visit']>
type Line = { key: string; day: string; what: string; amount: string; visit?: Charged | null }

/** Charges and adjustments, 31 days at a time, with payments and documents (rule MON-3). */
export function MoneyLines({ booking, money: newest }: { booking: string; money: OfficeMoney }) {
  const translate = useTranslate()
  const [until, setUntil] = useState<OfficeMoney['olderUntil']>(null)
  const { data } = useMoney(booking, until)
  const money = until === null ? newest : (data ?? newest)
  const settled = money.payments.filter(({ status }) => status !== 'asked' && status !== 'claimed')
  const [shown, setShown] = useState<string>()
  const [waiving, setWaiving] = useState<Charged>()
  const lines: Line[] = money.lines.map(({ day, kind, amount, isWaived, visit }, at) => ({
    key: `${day} ${kind} ${at}`,
    day: formatDay(day),
    what: translate(`admin.money.lines.${kind}`),
    amount: isWaived ? translate('admin.money.waived') : formatRupees(amount),
    visit: isWaived ? null : visit,
  }))
  const payments: Line[] = settled.map(({ _id, reference, method, status, amount, received, decidedAt }) => ({
    key: _id,
    day: decidedAt === null ? '' : formatBriefDate(decidedAt),
    what: `${reference}, ${translate(`admin.money.methods.${method}`)}, ${translate(`admin.money.statuses.${status}`)}`,
    amount: formatRupees(received ?? amount),
  }))
  if (lines.length + payments.length + money.documents.length === 0 && money.olderUntil === null) return null
  return (
    <details>
      <Typography component="summary" sx={{ cursor: 'pointer', minHeight: 32 }}>
        {translate('admin.money.happened')}
      </Typography>
      <Table size="small">
        <TableBody>
          {[...payments, ...lines].map(({ key, day, what, amount, visit }) => (
            <TableRow key={key}>
              <TableCell sx={tight}>{day}</TableCell>
              <TableCell>{what}</TableCell>
              <TableCell align="right" sx={tight}>
                {amount}
              </TableCell>
              <TableCell align="right" sx={{ ...tight, '@media print': { display: 'none' } }}>
                {visit && (
                  <Button
                    size="small"
                    sx={{ minWidth: 0 }}
                    aria-label={translate('admin.money.waive.openOf', { day })}
                    onClick={() => setWaiving(visit)}
                  >
                    {translate('admin.money.waive.open')}
                  </Button>
                )}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {money.documents.length > 0 && (
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', mt: 1 }}>
          {money.documents.map(({ _id, label }) => (
            <Button key={_id} size="small" onClick={() => setShown(_id)}>
              {label}
            </Button>
          ))}
        </Stack>
      )}
      {money.olderUntil !== null && (
        <Button onClick={() => setUntil(money.olderUntil)}>{translate('admin.money.older')}</Button>
      )}
      {shown !== undefined && <DocumentDialog document={shown} onClose={() => setShown(undefined)} />}
      {waiving && <WaiveDialog visit={waiving} onClose={() => setWaiving(undefined)} />}
    </details>
  )
}

/** Waives the charge of a visit; the audit log records the reason (rule MON-16). */
function WaiveDialog({ visit, onClose }: { visit: Charged; onClose: () => void }) {
  const translate = useTranslate()
  const admin = useAdminData()
  return (
    <ReasonDialog
      title={translate('admin.money.waive.title')}
      draft={`waive.${visit._id}`}
      initial={{ reason: '' }}
      hint={translate('admin.money.waive.hint')}
      saveLabel={translate('admin.money.waive.open')}
      touches={touchesMoney}
      successKey="admin.money.waive.done"
      failureKey="admin.money.waive.failed"
      act={({ reason }) =>
        admin.call('POST /admin/visits/{id}/waive', {
          params: { id: visit._id },
          body: { reason, revision: visit.revision },
        })
      }
      onClose={onClose}
    />
  )
}

/** A receipt, bill, credit note or refund in the family's language, printed on A5 (rule MON-16). */
function DocumentDialog({ document, onClose }: { document: string; onClose: () => void }) {
  const translate = useTranslate()
  const admin = useAdminData()
  const titleId = useId()
  useBackCloses(true, onClose)
  const { data, error, refetch } = useQuery({
    queryKey: ['issued-document', document],
    queryFn: () => admin.call('GET /admin/documents-issued/{id}', { params: { id: document } }),
  })
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" className={paperClass} aria-labelledby={titleId}>
      <DialogTitle id={titleId} lang={data?.page.language}>
        {data?.page.title ?? translate('admin.money.documents')}
      </DialogTitle>
      <DialogContent>
        {data ? (
          <DocumentPaper page={data.page} />
        ) : error ? (
          <LoadFailed textKey="admin.money.failed" onRetry={() => void refetch()} />
        ) : (
          <RowSkeletons rows={4} />
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('mui.close')}</Button>
        <Button variant="contained" disabled={!data} onClick={() => print()}>
          {translate('admin.money.print')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
