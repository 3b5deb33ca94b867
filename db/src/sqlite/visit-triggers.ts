import { sql } from 'kysely'
import { overlapMessage } from '../schema/overlap-message.ts'

const takesTime = sql`new.caretaker_id is not null and new.status in ('planned', 'started', 'done')`
const addVisit = sql`insert into caretaker_busy(caretaker_id, starts_min, ends_min, subject_id, visit_id)
      select new.caretaker_id, new.starts_min, new.ends_min, new.id, new.id where ${takesTime}`
const addTimeOff = sql`insert into caretaker_busy(caretaker_id, starts_min, ends_min, subject_id, time_off_id)
      select new.caretaker_id, new.starts_min, new.ends_min, new.id, new.id where new.status = 'approved'`

/** Nobody is in two places, and what happened on a visit is not rewritten (rules VISIT-1, VISIT-5). */
export const createVisitGuards = [
  sql`create trigger caretaker_busy_overlap before insert on caretaker_busy
    when exists (select 1 from caretaker_busy where caretaker_id = new.caretaker_id and starts_min < new.ends_min
      and starts_min > new.starts_min - 43200 and ends_min > new.starts_min) begin
    select raise(abort, ${sql.lit(overlapMessage)});
  end`,
  sql`create trigger visits_busy_insert after insert on visits begin
    ${addVisit};
  end`,
  sql`create trigger visits_busy_update after update of caretaker_id, status, starts_min, ends_min on visits begin
    delete from caretaker_busy where visit_id = new.id;
    ${addVisit};
  end`,
  sql`create trigger visits_busy_delete before delete on visits begin
    delete from caretaker_busy where visit_id = old.id;
  end`,
  sql`create trigger time_off_busy_insert after insert on time_off begin
    ${addTimeOff};
  end`,
  sql`create trigger time_off_busy_update after update of status on time_off begin
    delete from caretaker_busy where time_off_id = new.id;
    ${addTimeOff};
  end`,
  // Somebody's words are forgotten with the account; nothing else of it changes.
  sql`create trigger visit_events_no_update before update of id, visit_id, kind, occurred_at, received_at, proof,
    client_event_id, by_account, withdrawn_of on visit_events begin
    select raise(abort, 'what happened on a visit is not rewritten');
  end`,
  sql`create trigger visit_events_keep_reason before update of reason on visit_events when new.reason is not null begin
    select raise(abort, 'what happened on a visit is not rewritten');
  end`,
  sql`create trigger visit_events_no_delete before delete on visit_events begin
    select raise(abort, 'what happened on a visit is not rewritten');
  end`,
]
