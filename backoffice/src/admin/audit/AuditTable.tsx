import Card from '@mui/material/Card'
import Stack from '@mui/material/Stack'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import type { AuditLog } from '@thodu/api/contract/calls/wire-types'
import { formatMoment } from '@thodu/api/contract/formats'
import { useTranslate } from 'react-admin'
import { AuditOutcome, AuditPerson, AuditWhat, ResourceLink } from './AuditCells.tsx'

const columns = ['time', 'action', 'person', 'resource', 'status', 'address'] as const

/** The trail on a wide screen: who, what, on what, when, from where, and whether it worked (rule AUD-10). */
export function AuditTable({ logs }: { logs: readonly AuditLog[] }) {
  const translate = useTranslate()
  return (
    <TableContainer tabIndex={0} role="region" aria-label={translate('admin.tabs.audit')}>
      <Table size="small">
        <TableHead>
          <TableRow>
            {columns.map((column) => (
              <TableCell key={column}>{translate(`admin.audit.columns.${column}`)}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {logs.map((log) => (
            <TableRow key={log._id} sx={{ verticalAlign: 'top' }}>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>{formatMoment(log.timestamp)}</TableCell>
              <TableCell>
                <AuditWhat log={log} />
              </TableCell>
              <TableCell>
                <AuditPerson log={log} />
              </TableCell>
              <TableCell>
                <ResourceLink log={log} />
              </TableCell>
              <TableCell>
                <AuditOutcome status={log.status} />
              </TableCell>
              <TableCell>{log.ipAddress}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}

/** The trail on a phone. */
export const AuditCards = ({ logs }: { logs: readonly AuditLog[] }) => (
  <Stack component="ul" spacing={1} sx={{ listStyle: 'none', m: 0, p: 0 }}>
    {logs.map((log) => (
      <Card key={log._id} component="li" sx={{ p: 1.5 }}>
        <Stack spacing={0.5}>
          <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1 }}>
            <Typography variant="body2" color="textSecondary">
              {[formatMoment(log.timestamp), log.ipAddress].filter(Boolean).join(' · ')}
            </Typography>
            <AuditOutcome status={log.status} />
          </Stack>
          <AuditWhat log={log} />
          <AuditPerson log={log} />
          <ResourceLink log={log} />
        </Stack>
      </Card>
    ))}
  </Stack>
)
