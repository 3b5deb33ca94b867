import Box from '@mui/material/Box'
import { useTheme } from '@mui/material/styles'
import { formatCount } from '@thodu/api/contract/formats'
import { useTranslate } from 'react-admin'
import { layOutBars, type Point, topOf } from './chart-scale.ts'

type BarChartProps = { points: readonly Point[]; unit: string; dimension: string }
const WIDTH = 600
const HEIGHT = 160
/** Room for an axis label: so much per digit. */
const DIGIT = 8

/** Bars over time, drawn by hand: a picture for the eye, the same numbers as a table for everybody. */
export function BarChart({ points, unit, dimension }: BarChartProps) {
  const { palette } = useTheme()
  const translate = useTranslate()
  const topLabel = formatCount(topOf(points))
  const margin = 12 + topLabel.length * DIGIT
  const bars = layOutBars(points, WIDTH - margin, HEIGHT)
  const first = points.at(0)?.label ?? ''
  const last = points.at(-1)?.label ?? ''
  return (
    <>
      <svg viewBox={`0 -10 ${WIDTH} ${HEIGHT + 34}`} width="100%" aria-hidden="true" fill={palette.text.secondary}>
        {[0, 1].map((line) => (
          <g key={line} transform={`translate(0 ${line * HEIGHT})`}>
            <line x1={margin} x2={WIDTH} stroke={palette.divider} />
            <text x={margin - 6} y={4} textAnchor="end" fontSize={13}>
              {line === 0 ? topLabel : 0}
            </text>
          </g>
        ))}
        <g transform={`translate(${margin} 0)`} fill={palette.primary.main}>
          {bars.map(({ label, count, ...box }) => (
            <rect key={label} {...box} rx={2}>
              <title>{`${label}: ${formatCount(count)}`}</title>
            </rect>
          ))}
        </g>
        <text x={margin} y={HEIGHT + 20} fontSize={13}>
          {first}
        </text>
        <text x={WIDTH} y={HEIGHT + 20} fontSize={13} textAnchor="end">
          {last}
        </text>
      </svg>
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
