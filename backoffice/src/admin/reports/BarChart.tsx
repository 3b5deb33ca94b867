import Box from '@mui/material/Box'
import { formatCount } from '@thodu/api/contract/words/formats'
import { useTranslate } from 'react-admin'
import { BarDrawing } from './BarDrawing.tsx'
import type { Point } from './chart-scale.ts'

type BarChartProps = { points: readonly Point[]; unit: string; dimension: string }

export function BarChart({ points, unit, dimension }: BarChartProps) {
  const translate = useTranslate()
  return (
    <>
      <BarDrawing points={points} />
      <Box component="details" sx={{ fontSize: '0.875rem' }}>
        <summary>{translate('admin.charts.asTable')}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{dimension}</th>
              <th scope="col">{unit}</th>
            </tr>
          </thead>
          <tbody>
            {points.map(({ label, count }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{formatCount(count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Box>
    </>
  )
}
