import type { TriggerSet } from '../../dialect/trigger-frame.ts'
import { forbid } from './forbid.ts'

const kept = 'what was charged, paid or issued is not rewritten'
const decided = `old.status in ('confirmed', 'rejected', 'withdrawn')`

/** Terms, charges, decided payments, adjustments and documents never change (rule MON-11). */
export const moneyGuards: TriggerSet = (engine) => [
  ...forbid(engine, 'care_terms', ['update', 'delete'], kept),
  ...forbid(engine, 'money_adjustments', ['update', 'delete'], kept),
  ...forbid(engine, 'payments', ['delete'], kept),
  ...forbid(engine, 'issued_documents', ['delete'], kept),
  ...[
    {
      name: 'visits_keep_charge',
      at: 'before update of charge_amount, charge_no, charge_terms on visits',
      when: 'old.charge_no is not null',
      run: [engine.refuse(kept)],
    },
    {
      name: 'payments_keep_request',
      at: 'before update of id, booking_id, number, reference, direction, amount, asked_by, asked_at on payments',
      run: [engine.refuse(kept)],
    },
    { name: 'payments_keep_decided', at: 'before update on payments', when: decided, run: [engine.refuse(kept)] },
    {
      name: 'issued_documents_keep',
      at: `before update of id, series, fy, number, label, booking_id, payment_id, from_day, to_day, total, by_id, issued_at
    on issued_documents`,
      run: [engine.refuse(kept)],
    },
    {
      name: 'issued_documents_keep_content',
      at: 'before update of content on issued_documents',
      when: `new.content <> ''`,
      run: [engine.refuse(kept)],
    },
    {
      name: 'issued_documents_in_order',
      at: 'before insert on issued_documents',
      run: [
        engine.refuse(
          kept,
          `new.number <> (select coalesce(max(number), 0) + 1 from issued_documents
      where series = new.series and fy = new.fy)`,
        ),
      ],
    },
  ].flatMap(engine.create),
]

/** A bank reference belongs to one confirmation that was not reversed (rules MON-8, MON-9). */
export const referenceOnce: TriggerSet = ({ create, refuse }) =>
  create({
    name: 'payments_reference_once',
    at: 'before update of status on payments',
    when: `new.status = 'confirmed' and new.utr is not null`,
    run: [
      refuse(
        'this reference is confirmed already',
        `exists (select 1 from payments other where other.utr = new.utr and other.status = 'confirmed' and other.id <> new.id
      and not exists (select 1 from money_adjustments where payment_id = other.id))`,
      ),
    ],
  })
