import type { Protection } from './protection.ts'

/** File modes, and the metadata removed from an image before it is stored. */
export const fileProtections: Protection[] = [
  {
    id: 'files-uploads-folder',
    what: 'Only the user of the server opens the folder of uploads.',
    file: 'api/src/documents/kept-files.ts',
    find: 'mode: 0o700',
    replace: 'mode: 0o777',
    tests: ['tests/security/at-rest.test.ts'],
  },
  {
    id: 'files-secret',
    what: 'Only the user of the server reads the secret of the installation.',
    file: 'api/src/config/config.ts',
    find: '    chmodSync(making, 0o600)\n',
    replace: '    chmodSync(making, 0o644)\n',
    tests: ['api/src/config/config.test.ts'],
  },
  {
    id: 'files-mails',
    what: 'Only the user of the server reads mails stored as files.',
    file: 'api/src/mail/mail-transport.ts',
    find: '{ mode: 0o600 }',
    replace: '{ mode: 0o644 }',
    tests: ['tests/api/mail/outbox.test.ts'],
  },
  {
    id: 'files-database',
    what: 'Only the user of the server reads the database file.',
    file: 'api/src/operations/private-files.ts',
    find: 'chmodSync(name, 0o600)',
    replace: 'chmodSync(name, 0o644)',
    tests: ['api/src/operations/private-files.test.ts'],
  },
  {
    id: 'files-photo',
    what: 'The photo of a caretaker is redrawn, so it does not contain its location.',
    file: 'api/src/caretakers/profile/change-photo.ts',
    find: "    path = await deps.examiner.examine({ path, type, owner: actor.id, shape: 'face' }, countSeconds(deps, actor.id))\n",
    tests: ['tests/api/caretakers/caretaker-page.test.ts'],
  },
]
