import Button from '@mui/material/Button'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { formatRupees } from '@thodu/api/contract/formats'
import type { OfficeMoney } from '@thodu/api/contract/money/money.schema'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { formatBriefDate } from '../../words/formats.ts'
import { useMoney } from './use-money.ts'

const sayDay = (day: string): string => formatBriefDate(`${day}T12:00:00Z`)
type Line = { key: string; day: string; what: string; amount: string }

/** What visits took and what was changed by hand, 31 days at a time, with payments and documents (rule MON-3). */
export function MoneyLines({ booking, money: newest }: { booking: string; money: OfficeMoney }) {
  const translate = useTranslate()
  const [until, setUntil] = useState<OfficeMoney['olderUntil']>(null)
  const { data } = useMoney(booking, until)
  const money = until === null ? newest : (data ?? newest)
  const settled = money.payments.filter(({ status }) => status !== 'asked' && status !== 'claimed')
  const lines: Line[] = money.lines.map(({ day, kind, amount, isWaived }, at) => ({
    key: `${day} ${kind} ${at}`,
    day: sayDay(day),
    what: translate(`admin.money.lines.${kind}`),
    amount: isWaived ? translate('admin.money.waived') : formatRupees(amount),
  }))
  const payments: Line[] = settled.map(({ _id, reference, method, status, amount, received, decidedAt }) => ({
    key: _id,
    day: decidedAt === null ? '' : formatBriefDate(decidedAt),
    what: `${reference}, ${translate(`admin.money.methods.${method}`)}, ${translate(`admin.money.statuses.${status}`)}`,
    amount: formatRupees(received ?? amount),
  }))
  if (lines.length === 0 && payments.length === 0 && money.olderUntil === null) return null
  return (
    <details>
      <Typography component="summary" sx={{ cursor: 'pointer', minHeight: 32 }}>
        {translate('admin.money.happened')}
      </Typography>
      <Table size="small">
        <TableBody>
          {[...payments, ...lines].map(({ key, day, what, amount }) => (
            <TableRow key={key}>
              <TableCell>{day}</TableCell>
              <TableCell>{what}</TableCell>
              <TableCell align="right">{amount}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {money.documents.length > 0 && (
        <Typography variant="body2" sx={{ mt: 1 }}>
          {translate('admin.money.documents')}: {money.documents.map(({ label }) => label).join(', ')}
        </Typography>
      )}
      {money.olderUntil !== null && (
        <Button onClick={() => setUntil(money.olderUntil)}>{translate('admin.money.older')}</Button>
      )}
    </details>
  )
}
