import type { TriggerSet } from '../../dialect/trigger-frame.ts'
import { forbid } from './forbid.ts'

const fixed = 'what was closed or paid is not rewritten'
const unearned = 'only a confirmed visit of this caretaker is paid'

/** Closed months, their lines and all entries never change; a payment is recorded once (rules PAY-5 to PAY-8). */
export const payrollGuards: TriggerSet = (engine) => [
  ...forbid(engine, 'pay_lines', ['update', 'delete'], fixed),
  ...forbid(engine, 'pay_entries', ['update', 'delete'], fixed),
  ...forbid(engine, 'pay_months', ['delete'], fixed),
  ...forbid(engine, 'pay_rates', ['delete'], fixed),
  ...[
    {
      name: 'pay_months_keep',
      at: `before update of id, caretaker_id, month, carried, earned, advances, adjustments, due, closed_by, closed_at
    on pay_months`,
      run: [engine.refuse(fixed)],
    },
    {
      name: 'pay_months_paid_once',
      at: 'before update on pay_months',
      when: 'old.paid_at is not null',
      run: [engine.refuse(fixed)],
    },
    {
      name: 'pay_lines_earned',
      at: 'before insert on pay_lines',
      when: 'new.visit_id is not null',
      run: [
        engine.refuse(
          unearned,
          `not exists (select 1 from visits where id = new.visit_id and caretaker_id = new.caretaker_id
      and status = 'done' and started_min is not null
      and (start_proof in ('family', 'code') or (start_proof is distinct from 'none' and end_proof is distinct from 'none')))`,
        ),
      ],
    },
    {
      name: 'pay_lines_own_entry',
      at: 'before insert on pay_lines',
      when: 'new.entry_id is not null',
      run: [
        engine.refuse(
          unearned,
          `not exists (select 1 from pay_entries where id = new.entry_id and caretaker_id = new.caretaker_id
      and amount = new.amount)`,
        ),
      ],
    },
  ].flatMap(engine.create),
]
