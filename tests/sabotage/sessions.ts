import type { Protection } from './protection.ts'

/**
 * What opens and ends a session: bound codes and challenges, options of token checks, and the rows that a change must
 * end. Stryker leaves SQL, options of libraries and single statements alone.
 */
export const sessionProtections: Protection[] = [
  {
    id: 'sessions-verified-client',
    what: 'Only the client that verified an address can finish its sign-up.',
    file: 'api/src/accounts/protection/client-mark.ts',
    find: ".where('client_hash', '=', clientHash)",
    tests: ['tests/api/accounts/sign-up.test.ts'],
  },
  {
    id: 'sessions-newest-code',
    what: 'A new one-time code replaces the previous one.',
    file: 'api/src/accounts/codes/one-time-codes.ts',
    find: "    .set({ consumed_at: at.toISOString() })\n    .where('email', '=', who.email)",
    replace: "    .set({ consumed_at: at.toISOString() })\n    .where('email', '=', '')",
    tests: ['tests/api/accounts/sign-up.test.ts'],
  },
  {
    id: 'sessions-ended',
    what: 'An ended session opens nothing.',
    file: 'api/src/sessions/sessions.ts',
    find: ".where('sessions.ended_at', 'is', null)",
    tests: ['tests/api/accounts/sign-in.test.ts'],
  },
  {
    id: 'sessions-token-owner',
    what: 'A token of one account cannot use a session of another account.',
    file: 'api/src/sessions/sessions.ts',
    find: ".where('sessions.account_id', '=', values.accountId)",
    tests: ['tests/api/accounts/sign-in.test.ts'],
  },
  {
    id: 'sessions-password-change',
    what: 'A password change ends all other sessions of the account.',
    file: 'api/src/sessions/sessions.ts',
    find: "update = update.where('account_id', '=', which.accountId)",
    replace: "update = update.where('account_id', '=', '')",
    tests: ['tests/api/accounts/passwords.test.ts'],
  },
  {
    id: 'sessions-token-algorithm',
    what: 'The server accepts only tokens signed with HS256.',
    file: 'api/src/sessions/session-token.ts',
    find: 'const result = await jwtVerify(token, secret, {\n      algorithms: [algorithm],',
    replace: 'const result = await jwtVerify(token, secret, {',
    tests: ['tests/api/accounts/sign-in.test.ts'],
  },
  {
    id: 'sessions-token-audience',
    what: 'The server accepts only tokens issued for this API.',
    file: 'api/src/sessions/session-token.ts',
    find: "      issuer,\n      audience,\n      typ: 'JWT',",
    replace: "      issuer,\n      typ: 'JWT',",
    tests: ['tests/api/accounts/sign-in.test.ts'],
  },
  {
    id: 'sessions-google-once',
    what: 'A Google credential signs in once.',
    file: 'api/src/accounts/google/sign-in-with-google.ts',
    find: '    await useCredential(tx, identity.credential)\n',
    tests: ['tests/api/accounts/google.test.ts'],
  },
  {
    id: 'sessions-challenge-client',
    what: 'Only the client that received a two-factor challenge can answer it.',
    file: 'api/src/accounts/two-factor/challenges.ts',
    find: "      .where('bound_to', '=', boundTo)\n",
    tests: ['tests/api/accounts/two-factor/sign-in.test.ts'],
  },
  {
    id: 'sessions-factor-code-once',
    what: 'A code of an authenticator app is accepted once.',
    file: 'api/src/accounts/two-factor/check-proof.ts',
    find: "        .where((row) => row.or([row('last_step', 'is', null), row('last_step', '<', found.step)]))\n",
    tests: ['tests/api/accounts/two-factor/sign-in.test.ts'],
  },
  {
    id: 'sessions-passkey-challenge',
    what: 'A passkey must sign the challenge of this sign-in.',
    file: 'api/src/accounts/two-factor/ways/passkeys.ts',
    find: '    expectedChallenge: challenge,\n    expectedOrigin: site.publicUrl,\n    expectedRPID: rpIdOf(site),\n    credential: {',
    replace:
      '    expectedChallenge: () => true,\n    expectedOrigin: site.publicUrl,\n    expectedRPID: rpIdOf(site),\n    credential: {',
    tests: ['tests/api/accounts/two-factor/sign-in.test.ts'],
  },
  {
    id: 'sessions-same-work',
    what: 'A refused two-factor sign-in takes as long as a password comparison.',
    file: 'api/src/accounts/two-factor/sign-in-with-factor.ts',
    find: '    deps.passwords.verify(undefined, challenge, client),\n',
    tests: ['tests/api/accounts/two-factor/sign-in.test.ts'],
  },
  {
    id: 'sessions-fresh-proof',
    what: 'The emergency sheet requires a fresh proof of identity.',
    file: 'api/src/dashboard/dashboard.routes.ts',
    find: "recordsAccess: accessToSheet, fresh: 'factor'",
    replace: 'sees: accessToSheet',
    tests: ['tests/api/accounts/two-factor/fresh.test.ts'],
  },
  {
    id: 'sessions-calendar-address',
    what: 'A new calendar address ends the previous one.',
    file: 'api/src/sharing/calendar-feed.ts',
    find: "    .where('serial', '=', Number(serial) || 0)\n",
    tests: ['tests/api/sharing/calendar-feed.test.ts'],
  },
  {
    id: 'sessions-restore',
    what: 'Restoring a backup ends all sessions in it.',
    file: 'api/src/operations/backups/restore-backup.ts',
    find: "      await tx.updateTable('sessions').set({ ended_at: at.toISOString() }).where('ended_at', 'is', null).execute()\n",
    tests: ['tests/api/operations/restore-and-upgrade.test.ts'],
  },
  {
    id: 'sessions-push',
    what: 'A push subscription ends with its session.',
    file: 'db/src/schema/triggers/push-subscriptions.ts',
    find: "run: ['delete from push_subscriptions where session_id = new.id'],",
    replace: "run: ['select 1'],",
    tests: ['tests/api/push/push.test.ts'],
  },
]
