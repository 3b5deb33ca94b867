import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import { BarDrawing, LegendSample } from './BarDrawing.tsx'
import type { Point } from './chart-scale.ts'

type Part = { name: string; value: string }
type ReportPictureProps = { title: string; points: readonly Point[]; lower: Part; upper: Part }

const list = { m: 0, mb: 1, p: 0, listStyle: 'none', display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 0.5 }

/** Two numbers over time as one bar each, distinguished by pattern, with a table. */
export function ReportPicture({ title, points, lower, upper }: ReportPictureProps) {
  const translate = useTranslate()
  const said = ({ name, value }: Part) => `${name}: ${value}`
  return (
    <Box sx={{ maxWidth: 720, breakInside: 'avoid' }}>
      <Box component="ul" sx={list}>
        {([lower, upper] as const).map((part, place) => (
          <Box component="li" key={part.name} sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
            <LegendSample of={place === 0 ? 'count' : 'more'} />
            <Typography variant="body2">{said(part)}</Typography>
          </Box>
        ))}
      </Box>
      <BarDrawing
        points={points}
        title={translate('admin.reports.picture', { title, lower: said(lower), upper: said(upper) })}
      />
    </Box>
  )
}
