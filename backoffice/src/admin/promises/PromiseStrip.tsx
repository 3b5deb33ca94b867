import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { PromiseChip } from './PromiseChip.tsx'
import { PromiseSubject } from './PromiseSubject.tsx'
import { useMinutes, usePromises } from './use-promises.ts'

const shown = 6

/** The dashboard's strip: what was promised and ends first (rule PROM-8). */
export function PromiseStrip() {
  const translate = useTranslate()
  const now = useMinutes()
  const { data, total = 0, error } = usePromises('open', shown)
  const { total: unexplained = 0 } = usePromises('reasonMissing', 1)
  return (
    <Box component="section" aria-labelledby="next-promises" sx={{ mt: 2, mb: 3 }}>
      <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', alignItems: 'baseline', mb: 1 }}>
        <Typography variant="h2" id="next-promises">
          {translate('admin.promises.next')}
        </Typography>
        <Link to="/promises">
          {translate(unexplained > 0 ? 'admin.promises.toExplain' : 'admin.promises.all', {
            smart_count: unexplained,
            count: unexplained,
            total,
          })}
        </Link>
      </Stack>
      {error && !data ? (
        <Typography role="alert">{translate('admin.promises.failed')}</Typography>
      ) : data === undefined ? (
        <Skeleton variant="rounded" height={64} data-coming />
      ) : data.length === 0 ? (
        <Typography color="textSecondary">{translate('admin.promises.none')}</Typography>
      ) : (
        <Box
          component="ol"
          sx={{
            m: 0,
            p: 0,
            listStyle: 'none',
            display: 'grid',
            gap: 1,
            gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, 1fr)', lg: 'repeat(3, 1fr)' },
          }}
        >
          {data.map((promise) => (
            <Card component="li" key={promise._id} sx={{ p: 1.5, minWidth: 0 }}>
              <Stack direction="row" sx={{ gap: 1, justifyContent: 'space-between', flexWrap: 'wrap' }}>
                <Typography sx={{ fontWeight: 600 }}>{translate(`admin.promises.kinds.${promise.kind}`)}</Typography>
                <PromiseChip promise={promise} now={now} />
              </Stack>
              <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
                <PromiseSubject subject={promise.subject} />
              </Typography>
            </Card>
          ))}
        </Box>
      )}
    </Box>
  )
}
