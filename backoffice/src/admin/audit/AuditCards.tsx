import Card from '@mui/material/Card'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { formatDateTime } from '@thodu/api/contract/formats'
import type { AuditLog } from '@thodu/api/contract/wire-types'
import { AuditOutcome, AuditPerson, AuditWhat, ResourceLink } from './AuditCells.tsx'

/** The trail on a phone. */
export const AuditCards = ({ logs }: { logs: readonly AuditLog[] }) => (
  <Stack component="ul" spacing={1} sx={{ listStyle: 'none', m: 0, p: 0 }}>
    {logs.map((log) => (
      <Card key={log._id} component="li" sx={{ p: 1.5 }}>
        <Stack spacing={0.5}>
          <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1 }}>
            <Typography variant="body2" color="textSecondary">
              {[formatDateTime(log.timestamp), log.ipAddress].filter(Boolean).join(' · ')}
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
