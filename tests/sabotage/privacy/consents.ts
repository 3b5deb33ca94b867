import type { Protection } from '../protection.ts'

const consents = ['tests/api/privacy/consents.test.ts']

/** What people agree to, and take back. */
export const consentProtections: Protection[] = [
  {
    id: 'consents-withdrawn-once',
    what: 'A consent is withdrawn once',
    file: 'db/src/schema/triggers/consents.ts',
    find: 'or old.withdrawn_at is not null or new.withdrawn_at is null',
    replace: '',
    tests: consents,
  },
  {
    id: 'consents-not-rewritten',
    what: 'What somebody agreed to is never rewritten',
    file: 'db/src/schema/triggers/consents.ts',
    find: "${given.map((column) => `new.${column} is distinct from old.${column}`).join(' or ')}",
    replace: 'new.id is distinct from old.id',
    tests: consents,
  },
  {
    id: 'consents-once',
    what: 'Agreed to at once by many presses, it is one row',
    file: 'api/src/consents/give-consent.ts',
    find: '    .onConflict((conflict) => conflict.doNothing())\n',
    replace: '',
    tests: consents,
  },
  {
    id: 'consents-own',
    what: 'A family takes back its own consents only',
    file: 'api/src/consents/give-consent.ts',
    find: "    .where('account_id', '=', accountId)\n",
    replace: '',
    tests: consents,
  },
  {
    id: 'consents-one-request',
    what: 'Many presses file one request',
    file: 'api/src/consents/set-consent.ts',
    find: '    if (!(await change(tx, caller, account, asked, at))) return\n',
    replace: '    await change(tx, caller, account, asked, at)\n',
    tests: consents,
  },
  {
    id: 'consents-settings-follow',
    what: 'A message is not sent to who took messages back',
    file: 'api/src/consents/set-consent.ts',
    find: '.set({ [column]: wanted, updated_at: at.toISOString() })',
    replace: '.set({ updated_at: at.toISOString() })',
    tests: consents,
  },
  {
    id: 'consents-links-end',
    what: 'Without day-links every live link ends',
    file: 'api/src/consents/set-consent.ts',
    find: "purpose === 'day-link' && (await endDayLinks(tx, account.id, at))",
    replace: 'false',
    tests: consents,
  },
  {
    id: 'consents-known-notice',
    what: 'Nobody agrees to a notice that is none any more',
    file: 'api/src/consents/set-consent.ts',
    find: 'if (asked.given && asked.version !== noticeVersion)',
    replace: 'if (asked.given && asked.version === null)',
    tests: consents,
  },
  {
    id: 'consents-site-asks',
    what: 'The site never books without the privacy notice',
    file: 'site/src/journey/details/details-form.ts',
    find: "...(!agreed.agreedToNotice && { agreedToNotice: { type: 'rule', message: texts.details.notice } }),",
    replace: '',
    tests: ['site/src/journey/details/details-form.test.ts'],
  },
  {
    id: 'consents-notice-frozen',
    what: 'A changed sentence of the notice is a new version',
    file: 'api/src/contract/words/en/privacy/notice.ts',
    find: 'We sell none of it.',
    replace: 'We sell some of it.',
    tests: ['api/src/contract/privacy/notice-texts.test.ts'],
  },
]
