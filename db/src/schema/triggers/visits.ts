import type { TriggerSet } from '../../dialect/trigger-frame.ts'
import { overlapRefusal } from '../refusals.ts'
import { forbid } from './forbid.ts'

const addVisit = `insert into caretaker_busy(caretaker_id, starts_min, ends_min, subject_id, visit_id)
    select new.caretaker_id, new.starts_min, new.ends_min, new.id, new.id
    where new.caretaker_id is not null and new.status in ('planned', 'started', 'done')`
const addTimeOff = `insert into caretaker_busy(caretaker_id, starts_min, ends_min, subject_id, time_off_id)
    select new.caretaker_id, new.starts_min, new.ends_min, new.id, new.id where new.status = 'approved'`
const happened = 'what happened on a visit is not rewritten'

/** A caretaker is never in two places, and recorded events of a visit never change (rules VISIT-1, VISIT-5). */
export const visitGuards: TriggerSet = (engine) => [
  ...[
    {
      name: 'caretaker_busy_overlap',
      at: 'before insert on caretaker_busy',
      run: [
        engine.refuse(
          overlapRefusal,
          `exists (select 1 from caretaker_busy where caretaker_id = new.caretaker_id and starts_min < new.ends_min
      and starts_min > new.starts_min - 43200 and ends_min > new.starts_min)`,
        ),
      ],
    },
    { name: 'visits_busy_insert', at: 'after insert on visits', run: [addVisit] },
    {
      name: 'visits_busy_update',
      at: 'after update of caretaker_id, status, starts_min, ends_min on visits',
      run: ['delete from caretaker_busy where visit_id = new.id', addVisit],
    },
    {
      name: 'visits_busy_delete',
      at: 'before delete on visits',
      run: ['delete from caretaker_busy where visit_id = old.id'],
    },
    { name: 'time_off_busy_insert', at: 'after insert on time_off', run: [addTimeOff] },
    {
      name: 'time_off_busy_update',
      at: 'after update of status on time_off',
      run: ['delete from caretaker_busy where time_off_id = new.id', addTimeOff],
    },
    // Free text is erased with the account; nothing else of an event changes.
    {
      name: 'visit_events_no_update',
      at: `before update of id, visit_id, kind, occurred_at, received_at, proof, client_event_id, by_account, withdrawn_of
    on visit_events`,
      run: [engine.refuse(happened)],
    },
    {
      name: 'visit_events_keep_reason',
      at: 'before update of reason on visit_events',
      when: 'new.reason is not null',
      run: [engine.refuse(happened)],
    },
  ].flatMap(engine.create),
  ...forbid(engine, 'visit_events', ['delete'], happened),
]
