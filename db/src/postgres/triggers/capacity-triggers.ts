import { capacityMessage } from '../../schema/capacity-message.ts'
import { trigger } from './trigger-statement.ts'

const isOpen = "status in ('pending', 'confirmed', 'active')"
const refuseWhenFull = `  if (select count(*) from bookings where assigned_caregiver_id = new.assigned_caregiver_id and ${isOpen} and seq <> new.seq)
    >= coalesce((select capacity from caretaker_profiles where account_id = new.assigned_caregiver_id), 1) then
    raise exception '${capacityMessage}' using errcode = 'TH003';
  end if;`

/** The same as SQLite's: whoever writes has the writer's turn (writer-turn.ts), and sees every row before. */
export const capacityGuard = [
  trigger({
    name: 'bookings_capacity_insert',
    when: `before insert on bookings for each row when (new.assigned_caregiver_id is not null and new.${isOpen})`,
    body: refuseWhenFull,
  }),
  trigger({
    name: 'bookings_capacity_update',
    when: `before update of assigned_caregiver_id, status on bookings for each row
      when (new.assigned_caregiver_id is not null and new.${isOpen}
        and not (old.${isOpen} and old.assigned_caregiver_id is not distinct from new.assigned_caregiver_id))`,
    body: refuseWhenFull,
  }),
]
