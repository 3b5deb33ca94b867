import type { TriggerSet } from '../../dialect/trigger-frame.ts'

/** A session that ends in any way takes its push subscription along (rule CARE-28). */
export const pushSubscriptions: TriggerSet = ({ create }) =>
  [
    {
      name: 'push_subscriptions_ended',
      at: 'after update of ended_at on sessions',
      when: 'new.ended_at is not null',
      run: ['delete from push_subscriptions where session_id = new.id'],
    },
    {
      name: 'push_subscriptions_removed',
      at: 'before delete on sessions',
      run: ['delete from push_subscriptions where session_id = old.id'],
    },
  ].flatMap(create)
