import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { formatDateTime } from '@thodu/api/contract/formats'
import type { AuditLog } from '@thodu/api/contract/wire-types'
import { useTranslate } from 'react-admin'
import { AuditOutcome, AuditPerson, AuditWhat, ResourceLink } from './AuditCells.tsx'

const columns = ['time', 'action', 'person', 'resource', 'status', 'address'] as const

/** The trail on a wide screen: who, what, on what, when, from where, and whether it worked (spec, section 2). */
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
              <TableCell sx={{ whiteSpace: 'nowrap' }}>{formatDateTime(log.timestamp)}</TableCell>
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
