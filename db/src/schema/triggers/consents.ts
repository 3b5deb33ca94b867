import type { TriggerSet } from '../../dialect/trigger-frame.ts'

const given = [
  'id',
  'account_id',
  'purpose',
  'notice_version',
  'language',
  'text_sha256',
  'on_behalf',
  'way',
  'by_id',
  'given_at',
]
const kept = 'what somebody agreed to is not rewritten'

/** A consent is withdrawn once, never changed otherwise, and deleted only with its account (rule PRIV-C4). */
export const consentGuards: TriggerSet = ({ create, refuse, refuseEmptying }) => [
  ...create({
    name: 'consents_withdrawn_once',
    at: 'before update on consents',
    when: `${given.map((column) => `new.${column} is distinct from old.${column}`).join(' or ')}
      or old.withdrawn_at is not null or new.withdrawn_at is null`,
    run: [refuse(kept)],
  }),
  ...create({
    name: 'consents_kept',
    at: 'before delete on consents',
    run: [refuse(kept, `exists (select 1 from accounts where id = old.account_id and removed_at is null)`)],
  }),
  ...refuseEmptying('consents', kept),
]
