import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import { StatusBadge } from '../../app/looks/StatusSign.tsx'

const steps = ['pending', 'confirmed', 'active', 'completed'] as const

/** The four steps of a booking (rule OFF-5). */
export function WorkflowDiagram() {
  const translate = useTranslate()
  return (
    <Stack spacing={1} component="section" aria-labelledby="workflow">
      <Typography variant="h2" id="workflow">
        {translate('admin.dashboard.workflow')}
      </Typography>
      <Box component="ol" sx={list}>
        {steps.map((status) => (
          <Box component="li" key={status}>
            <StatusBadge status={status} />
            <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
              {translate(`admin.workflow.${status}`)}
            </Typography>
          </Box>
        ))}
      </Box>
    </Stack>
  )
}

const list = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: '1fr', sm: 'repeat(4, 1fr)' },
  '& > li': { borderTop: '3px solid', borderColor: 'divider', pt: 1.5 },
}
