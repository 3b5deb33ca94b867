import type { OwnVisit } from '@thodu/api/contract/visits/visits.schema'
import type { Tokens } from '../../app/looks/tokens.ts'
import type { Translate } from '../../words/translate.ts'
import type { Job } from '../job/job.ts'
import { cardColoursOf } from '../job/TodayCard.tsx'
import { isUnsent } from '../outbox/apply-queued.ts'
import { useQueuedActions } from '../outbox/use-waiting.ts'
import { formatVisitProgress, visitNameOf } from '../visits/VisitCard.tsx'

type KeptVisitsProps = { visits: readonly OwnVisit[]; jobs: readonly Job[]; tokens: Tokens; say: Translate }

/** Visits whose end has not been sent yet: the next visit has taken their card (rule CARE-27). */
export function KeptVisits({ visits, jobs, tokens, say }: KeptVisitsProps) {
  const waiting = useQueuedActions()
  const ended = visits.filter(({ _id, status }) => status === 'done' && isUnsent(_id, waiting))
  return ended.map((visit) => (
    <p key={visit._id} role="status" className="today-kept" style={cardColoursOf(tokens, 'completed')}>
      <b>
        {visitNameOf(
          visit,
          jobs.find(({ bookingId }) => bookingId === visit.bookingId),
        )}
      </b>
      {` · ${formatVisitProgress(visit, say)}. ${say('caretaker.outbox.kept')}`}
    </p>
  ))
}
