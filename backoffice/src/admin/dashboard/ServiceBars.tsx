import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Point } from './chart-scale.ts'

/** Counts by service as lying bars with their names and numbers in text. */
export function ServiceBars({ points, empty }: { points: readonly Point[]; empty: string }) {
  const most = Math.max(1, ...points.map(({ count }) => count))
  if (points.length === 0) return <Typography>{empty}</Typography>
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
      {points.map(({ label, count }) => (
        <Box key={label} component="li">
          <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
            <Typography variant="body2">{label}</Typography>
            <Typography variant="body2" sx={{ fontWeight: 600 }}>
              {count}
            </Typography>
          </Box>
          <Box
            aria-hidden="true"
            sx={{ height: 8, borderRadius: 4, backgroundColor: 'primary.main', width: `${(count / most) * 100}%` }}
          />
        </Box>
      ))}
    </Box>
  )
}
