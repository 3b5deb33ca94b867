import type { TriggerSet } from '../../dialect/trigger-frame.ts'

/** Caretakers are notified of changes that concern the next 48 hours (rule VISIT-28), in minutes. */
const ahead = 48 * 60

/** A later change starts anew; what the caretaker knows remains as last confirmed, or as before the first change. */
const anew = `on conflict(visit_id, caretaker_id) do update set changed_at = excluded.changed_at, told_at = null,
      told_by = null, confirmed_at = null, pushed_at = null, push_attempts = 0`
const columns = 'visit_id, caretaker_id, booking_id, known_from, known_until, changed_at'

/** The caretaker knew of the visit and its times. */
const knew = (at: string): string =>
  `insert into schedule_changes(${columns})
    values (old.id, old.caretaker_id, old.booking_id, old.starts_min, old.ends_min, ${at}) ${anew}`
/** The caretaker did not know of the visit. */
const learns = `insert into schedule_changes(${columns})
    values (new.id, new.caretaker_id, new.booking_id, null, null, new.updated_at) ${anew}`

/**
 * Records changes of planned visits for their caretakers, by whatever call (rule VISIT-28). Comparing a row with its visit
 * shows whether anything changed in the end: planning may remove a caretaker and assign the same one again.
 */
export const scheduleChanges: TriggerSet = ({ create, toMinutes }) => {
  const updated = toMinutes('new.updated_at')
  const removed = toMinutes('old.updated_at')
  return [
    {
      name: 'schedule_changes_added',
      at: 'after insert on visits',
      when: `new.status = 'planned' and new.caretaker_id is not null and new.ends_min > ${updated}
        and new.starts_min <= ${updated} + ${ahead}`,
      run: [learns],
    },
    {
      name: 'schedule_changes_left',
      at: 'after update of caretaker_id, status, starts_min, ends_min on visits',
      when: `old.status = 'planned' and old.caretaker_id is not null and (new.caretaker_id is distinct from old.caretaker_id
        or new.status in ('skipped', 'cancelled') or new.starts_min <> old.starts_min or new.ends_min <> old.ends_min)
        and old.ends_min > ${updated} and (old.starts_min <= ${updated} + ${ahead} or new.starts_min <= ${updated} + ${ahead})`,
      run: [knew('new.updated_at')],
    },
    {
      name: 'schedule_changes_given',
      at: 'after update of caretaker_id, status, starts_min, ends_min on visits',
      when: `new.status = 'planned' and new.caretaker_id is not null and (new.caretaker_id is distinct from old.caretaker_id
        or old.status in ('skipped', 'cancelled')) and new.ends_min > ${updated}
        and new.starts_min <= ${updated} + ${ahead}`,
      run: [learns],
    },
    {
      name: 'schedule_changes_removed',
      at: 'after delete on visits',
      when: `old.status = 'planned' and old.caretaker_id is not null and old.ends_min > ${removed}
        and old.starts_min <= ${removed} + ${ahead}`,
      run: [knew('old.updated_at')],
    },
  ].flatMap(create)
}
