import { useTheme } from '@mui/material/styles'
import { formatCount } from '@thodu/api/contract/words/formats'
import { useId } from 'react'
import { useIsSmall } from '../../app/lists/CardStack.tsx'
import { layOutBars, type Point, topOf } from './chart-scale.ts'

const WIDTH = 600
/** Narrower on a phone, so that its text is not scaled down. */
const PHONE_WIDTH = 320
const HEIGHT = 160
const DIGIT = 8

const Hatch = ({ id }: { id: string }) => (
  <defs>
    <pattern id={id} width={6} height={6} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <line y2={6} stroke="currentColor" strokeWidth={3} />
    </pattern>
  </defs>
)
const useHatchId = (): string => `hatch-${useId().replaceAll(/\W/g, '')}`

type BarPictureProps = {
  points: readonly Point[]
  /** Accessible name. Without it screen readers skip the picture, because a table beside it has the same numbers. */
  title?: string
}

export function BarDrawing({ points, title }: BarPictureProps) {
  const { palette } = useTheme()
  const hatch = useHatchId()
  const width = useIsSmall() ? PHONE_WIDTH : WIDTH
  const topLabel = formatCount(topOf(points))
  const margin = 12 + topLabel.length * DIGIT
  const bars = layOutBars(points, width - margin, HEIGHT)
  return (
    <svg
      viewBox={`0 -10 ${width} ${HEIGHT + 34}`}
      width="100%"
      role="img"
      aria-label={title}
      aria-hidden={title === undefined}
      color={palette.text.secondary}
      fill="currentColor"
    >
      <Hatch id={hatch} />
      {[0, 1].map((line) => (
        <g key={line} transform={`translate(0 ${line * HEIGHT})`}>
          <line x1={margin} x2={width} stroke={palette.divider} />
          <text x={margin - 6} y={4} textAnchor="end" fontSize={13}>
            {line === 0 ? topLabel : 0}
          </text>
        </g>
      ))}
      <g transform={`translate(${margin} 0)`}>
        {bars.map(({ label, count, more, box, above }) => (
          <g key={label}>
            <title>{`${label}: ${[count, ...(more > 0 ? [more] : [])].map((one) => formatCount(one)).join(' + ')}`}</title>
            <rect {...box} rx={2} fill={palette.primary.main} />
            {more > 0 && <rect {...above} rx={2} fill={`url(#${hatch})`} stroke="currentColor" />}
          </g>
        ))}
      </g>
      <text x={margin} y={HEIGHT + 20} fontSize={13}>
        {points.at(0)?.label}
      </text>
      <text x={width} y={HEIGHT + 20} fontSize={13} textAnchor="end">
        {points.at(-1)?.label}
      </text>
    </svg>
  )
}

/** The sample of one colour in the legend: `count` is the filled bar, `more` the hatched bar above it. */
export function LegendSample({ of }: { of: 'count' | 'more' }) {
  const { palette } = useTheme()
  const hatch = useHatchId()
  return (
    <svg width={16} height={16} aria-hidden="true" color={palette.text.secondary}>
      <Hatch id={hatch} />
      {of === 'count' ? (
        <rect width={16} height={16} rx={2} fill={palette.primary.main} />
      ) : (
        <rect x={0.5} y={0.5} width={15} height={15} rx={2} fill={`url(#${hatch})`} stroke="currentColor" />
      )}
    </svg>
  )
}
