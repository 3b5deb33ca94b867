import type { Analytics } from '@thodu/api/contract/bookings/booking-figures.schema'
import { profile } from '#words/profile.ts'
import { formatMoment } from '../../ui/clock.ts'
import { Loadable } from '../Loadable.tsx'
import { loadAnalytics } from '../load.ts'
import { useLoad } from '../use-load.ts'
import { ServiceChart } from './ServiceChart.tsx'

const text = profile.analytics

function Totals({ bookingStats: stats }: Analytics) {
  const tiles: [string, string][] = [
    [text.total, String(stats.total)],
    [text.completed, String(stats.completed)],
    [text.active, String(stats.active)],
    [text.completion, `${Math.round(stats.averageCompletionRate)}%`],
  ]
  return (
    <dl className="tiles">
      {tiles.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Totals, form completion, services as a chart, the last five events (rule BOOK-13). */
export default function AnalyticsTab() {
  const loaded = useLoad(loadAnalytics)
  return (
    <>
      <h1>{text.heading}</h1>
      <Loadable loaded={loaded} failure={text.failed}>
        {(analytics) => (
          <>
            <Totals {...analytics} />
            <div className="overview">
              <section>
                <h2>{text.services}</h2>
                {analytics.bookingStats.total === 0 ? (
                  <p>{text.noBookings}</p>
                ) : (
                  <ServiceChart preferences={analytics.servicePreferences} />
                )}
              </section>
              <section>
                <h2>{text.recent}</h2>
                {analytics.recentActivity.length === 0 && <p>{text.noActivity}</p>}
                <ol className="plain activity">
                  {analytics.recentActivity.slice(0, 5).map(({ type, timestamp }) => (
                    <li key={`${type}-${timestamp}`}>
                      {profile.activity[type] ?? profile.otherActivity}
                      <span className="small soft">{formatMoment(timestamp)}</span>
                    </li>
                  ))}
                </ol>
              </section>
            </div>
          </>
        )}
      </Loadable>
    </>
  )
}
