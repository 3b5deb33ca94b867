import Card from '@mui/material/Card'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { AuditLog } from '@thodu/api/contract/audit/audit.schema'
import { DataTable } from 'react-admin'
import { useHiddenColumns } from '../../app/lists/ColumnChoice.tsx'
import { formatMoment } from '../../words/formats.ts'
import { AuditOutcome, AuditPerson, AuditWhat, ResourceLink } from './AuditCells.tsx'
import { auditColumns } from './audit-columns.ts'
import type { AuditRecord } from './use-audit-list.ts'

const Column = DataTable.Col<AuditRecord>
const topCells = {
  '& .MuiTableCell-root': { verticalAlign: 'top' },
  '& .column-timestamp': { whiteSpace: { lg: 'nowrap' } },
  '& .column-user': { minWidth: 150 },
}

/** The audit log on a wide screen (rule AUD-10). */
export const AuditTable = () => (
  <Card>
    <DataTable<AuditRecord>
      rowClick={false}
      bulkActionButtons={false}
      size="small"
      hiddenColumns={useHiddenColumns(auditColumns)}
      sx={topCells}
    >
      <Column
        source="timestamp"
        sortByOrder="DESC"
        label="admin.audit.columns.time"
        render={({ timestamp }) => formatMoment(timestamp)}
      />
      <Column
        disableSort
        source="action"
        label="admin.audit.columns.action"
        render={(log) => <AuditWhat log={log} />}
      />
      <Column
        disableSort
        source="user"
        label="admin.audit.columns.person"
        render={(log) => <AuditPerson log={log} />}
      />
      <Column
        disableSort
        source="resource"
        label="admin.audit.columns.resource"
        render={(log) => <ResourceLink log={log} />}
      />
      <Column
        disableSort
        source="status"
        label="admin.audit.columns.status"
        render={({ status }) => <AuditOutcome status={status} />}
      />
      <Column disableSort source="ipAddress" label="admin.audit.columns.address" />
    </DataTable>
  </Card>
)

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
