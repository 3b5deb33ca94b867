import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'

export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: 2 }}>
      <Typography variant="h2" id={id} sx={{ mb: 1 }}>
        {title}
      </Typography>
      {children}
    </Card>
  )
}

export type Fact = { label: string; value: ReactNode }

/** Facts as a description list, which a screen reader can navigate. Facts without a value are left out. */
export const FactList = ({ facts }: { facts: readonly Fact[] }) => (
  <Box
    component="dl"
    sx={{ m: 0, display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, minmax(0, 1fr))' } }}
  >
    {facts
      .filter(({ value }) => value !== undefined && value !== null && value !== '')
      .map(({ label, value }) => (
        <Box key={label}>
          <Typography component="dt" variant="body2" color="textSecondary">
            {label}
          </Typography>
          <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
            {value}
          </Typography>
        </Box>
      ))}
  </Box>
)
