import { sql } from 'kysely'
import { capacityMessage } from '../schema/capacity-message.ts'

const isOpen = sql`status in ('pending', 'confirmed', 'active')`
const isFull = sql`(select count(*) from bookings where assigned_caregiver_id = new.assigned_caregiver_id and ${isOpen} and seq <> new.seq)
      >= coalesce((select capacity from caretaker_profiles where account_id = new.assigned_caregiver_id), 1)`
const refuse = sql`select raise(abort, ${sql.lit(capacityMessage)})`

/** Nobody has more open bookings than she can have (rule OFF-8). There is one writer, so that nothing comes in between. */
export const createCapacityGuard = [
  sql`create trigger bookings_capacity_insert after insert on bookings
    when new.assigned_caregiver_id is not null and new.${isOpen} and ${isFull} begin
    ${refuse};
  end`,
  // A step of care that was there before takes no more room.
  sql`create trigger bookings_capacity_update before update of assigned_caregiver_id, status on bookings
    when new.assigned_caregiver_id is not null and new.${isOpen}
      and not (old.${isOpen} and old.assigned_caregiver_id is new.assigned_caregiver_id) and ${isFull} begin
    ${refuse};
  end`,
]
