import { overlapMessage } from '../../schema/overlap-message.ts'
import { forbid, refuse, trigger } from './trigger-statement.ts'

const addVisit = `  insert into caretaker_busy(caretaker_id, starts_min, ends_min, subject_id, visit_id)
    select new.caretaker_id, new.starts_min, new.ends_min, new.id, new.id
    where new.caretaker_id is not null and new.status in ('planned', 'started', 'done');`
const addTimeOff = `  insert into caretaker_busy(caretaker_id, starts_min, ends_min, subject_id, time_off_id)
    select new.caretaker_id, new.starts_min, new.ends_min, new.id, new.id where new.status = 'approved';`
const happened = 'what happened on a visit is not rewritten'

/**
 * The same as SQLite's. Whoever writes has the writer's turn (writer-turn.ts) and so sees every row before: two turns
 * never look at once.
 */
export const visitGuards = [
  trigger({
    name: 'caretaker_busy_overlap',
    when: 'before insert on caretaker_busy for each row',
    body: `  if exists (select 1 from caretaker_busy where caretaker_id = new.caretaker_id and starts_min < new.ends_min
    and starts_min > new.starts_min - 43200 and ends_min > new.starts_min) then
    raise exception '${overlapMessage}' using errcode = 'TH002';
  end if;`,
  }),
  trigger({ name: 'visits_busy_insert', when: 'after insert on visits for each row', body: addVisit }),
  trigger({
    name: 'visits_busy_update',
    when: 'after update of caretaker_id, status, starts_min, ends_min on visits for each row',
    body: `  delete from caretaker_busy where visit_id = new.id;
${addVisit}`,
  }),
  trigger({
    name: 'visits_busy_delete',
    when: 'before delete on visits for each row',
    body: '  delete from caretaker_busy where visit_id = old.id;',
  }),
  trigger({ name: 'time_off_busy_insert', when: 'after insert on time_off for each row', body: addTimeOff }),
  trigger({
    name: 'time_off_busy_update',
    when: 'after update of status on time_off for each row',
    body: `  delete from caretaker_busy where time_off_id = new.id;
${addTimeOff}`,
  }),
  // Somebody's words are forgotten with the account; nothing else of it changes.
  trigger({
    name: 'visit_events_no_update',
    when: `before update of id, visit_id, kind, occurred_at, received_at, proof, client_event_id, by_account, withdrawn_of
      on visit_events for each row`,
    body: refuse(happened),
  }),
  trigger({
    name: 'visit_events_keep_reason',
    when: 'before update of reason on visit_events for each row when (new.reason is not null)',
    body: refuse(happened),
  }),
  forbid('visit_events_no_delete', 'delete', 'visit_events', happened),
  forbid('visit_events_no_truncate', 'truncate', 'visit_events', happened),
]
