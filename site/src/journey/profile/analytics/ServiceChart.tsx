import { findService } from '#words/language/catalogue.ts'
import { profile } from '#words/profile.ts'

const barHeight = 28
const rowHeight = 64

type Bar = { name: string; count: number }

const nameOf = (type: string): string => findService(type)?.name ?? type

/** Bookings per service as bars, most booked first; screen readers read one sentence. */
export function ServiceChart({ preferences }: { preferences: Readonly<Record<string, number>> }) {
  const bars: Bar[] = Object.entries(preferences)
    .map(([type, count]) => ({ name: nameOf(type), count }))
    .sort((a, b) => b.count - a.count)
  const most = Math.max(1, ...bars.map(({ count }) => count))
  const spoken = bars.map(({ name, count }) => `${name} ${count}`).join(', ')
  return (
    <svg
      className="service-chart"
      viewBox={`0 0 400 ${bars.length * rowHeight}`}
      role="img"
      aria-label={profile.analytics.chart(spoken)}
    >
      {bars.map(({ name, count }, index) => (
        <g key={name} transform={`translate(0 ${index * rowHeight})`}>
          <text x="0" y="20">
            {name}
          </text>
          <rect className="chart-track" x="0" y="28" width="350" height={barHeight} rx="6" />
          <rect className="chart-bar" x="0" y="28" width={(count / most) * 350} height={barHeight} rx="6" />
          <text className="chart-count" x="362" y="49">
            {count}
          </text>
        </g>
      ))}
    </svg>
  )
}
