import type { FamilyVisit } from '@thodu/api/contract/schemas/visits.schema'
import { useId, useState } from 'react'
import { visits as words } from '#words/journey/visits.ts'
import { Alert } from '../ui/Alert.tsx'
import { AbsentPanel } from './AbsentPanel.tsx'
import { MoveDialog } from './MoveDialog.tsx'
import { SkipDialog } from './SkipDialog.tsx'
import { tellDay, tellHours, tellVisit } from './tell-visit.ts'
import { sortVisits } from './visit-rules.ts'

type Props = { visits: readonly FamilyVisit[]; now: number; heading: 'h2' | 'h3'; onChanged: () => void }
const dialogs = { move: MoveDialog, skip: SkipDialog } as const
type Change = keyof typeof dialogs

/** Today, the next seven visits and what happened before (rule JRN-20). */
export default function VisitList({ visits, now, heading: Heading, onChanged }: Props) {
  const [open, setOpen] = useState<{ change: Change; visit: FamilyVisit }>()
  const [done, setDone] = useState<string>()
  const id = useId()
  const { today, next, past } = sortVisits(visits, now)
  const Sub = Heading === 'h2' ? 'h3' : 'h4'
  const Dialog = open && dialogs[open.change]
  // The newest of it: its revision may be another one by now.
  const chosen = open && (visits.find(({ _id }) => _id === open.visit._id) ?? open.visit)
  const rows = (of: readonly FamilyVisit[]) =>
    of.map((visit) => (
      <VisitRow
        key={visit._id}
        visit={visit}
        now={now}
        onChange={(change) => {
          setDone(undefined)
          setOpen({ change, visit })
        }}
        onChanged={onChanged}
      />
    ))
  return (
    <section className="visits" aria-labelledby={id}>
      <Heading id={id}>{words.heading}</Heading>
      {done && <Alert tone="success">{done}</Alert>}
      {today.length > 0 && <ul className="plain visits-today">{rows(today)}</ul>}
      {next.length > 0 ? (
        <>
          <Sub>{words.next}</Sub>
          <ul className="plain">{rows(next)}</ul>
        </>
      ) : (
        <p className="soft">{words.noneAhead}</p>
      )}
      {past.length > 0 && (
        <details className="disclosure">
          <summary>{words.past}</summary>
          <ul className="plain">{rows(past)}</ul>
        </details>
      )}
      {Dialog && chosen && (
        <Dialog
          visit={chosen}
          now={now}
          onClose={() => setOpen(undefined)}
          onStale={onChanged}
          onDone={(message) => {
            setDone(message)
            setOpen(undefined)
            onChanged()
          }}
        />
      )}
    </section>
  )
}

/** A visit that was moved twice may still be skipped. */
const changesOf = ({ moveClosed }: FamilyVisit): Change[] => (moveClosed === null ? ['move', 'skip'] : ['skip'])

type RowProps = { visit: FamilyVisit; now: number; onChange: (change: Change) => void; onChanged: () => void }

function VisitRow({ visit, now, onChange, onChanged }: RowProps) {
  const day = tellDay(visit, now)
  const why = visit.closed ?? visit.moveClosed
  const isAhead = visit.status === 'planned' && Date.parse(visit.startsAt) > now
  return (
    <li className="visit" data-visit={visit.status}>
      <p>
        <b>{day}</b>, {tellHours(visit)}
        <br />
        {tellVisit(visit, now)}
      </p>
      {isAhead && visit.closed === null && (
        <div className="visit-changes">
          {changesOf(visit).map((change) => (
            <button
              key={change}
              type="button"
              className="button button-small button-quiet"
              onClick={() => onChange(change)}
            >
              {words[change]}
              <span className="visually-hidden">: {words.ofDay(day)}</span>
            </button>
          ))}
        </div>
      )}
      {isAhead && why !== null && <p className="small soft">{why.text}</p>}
      <AbsentPanel visit={visit} onChanged={onChanged} />
    </li>
  )
}
