import type { Protection } from './protection.ts'

const handover = 'tests/api/care/handover.test.ts'
const settingRight = 'tests/api/care/setting-right.test.ts'
const caretakerPage = 'tests/api/caretakers/caretaker-page.test.ts'
const forCaller = 'tests/api/bookings/book-for-caller.test.ts'
const owners = 'tests/api/requests/owners.test.ts'
const undo = 'api/src/undo/undo.ts'
const stepBack = 'api/src/bookings/care/step-back.ts'

/** The course of care: handover, undo, setting right; who may give care at all; what the office takes on for others. */
export const courseProtections: Protection[] = [
  {
    id: 'course-handover-moved-on',
    what: 'A handover replaces whom the office believes to replace, or nobody',
    file: 'api/src/bookings/care/hand-over.ts',
    find: 'if (from !== undefined && from !== before._id) throw',
    replace: 'if (from === "") throw',
    tests: [handover],
  },
  {
    id: 'course-handover-reason-hidden',
    what: 'The reason of a handover is masked',
    file: 'api/src/bookings/care/hand-over.ts',
    find: 'reason: maskAadhaar(reason)',
    replace: 'reason',
    tests: [handover],
  },
  {
    id: 'course-undo-own',
    what: 'Only who made a change undoes it',
    file: undo,
    find: "    .where('author_id', '=', actor.id)\n    .returning",
    replace: "    .where('author_id', '<>', '')\n    .returning",
    tests: [settingRight],
  },
  {
    id: 'course-undo-since',
    what: 'Nothing is undone once something has happened since',
    file: undo,
    find: 'if (undo.made_at !== updatedAt) throw',
    replace: 'if (updatedAt === "") throw',
    tests: [settingRight],
  },
  {
    id: 'course-undo-late',
    what: 'An undo comes within 30 seconds',
    file: undo,
    find: 'now.getTime() - Date.parse(undo.made_at) > undoFor',
    replace: 'now.getTime() < 0',
    tests: [settingRight],
  },
  {
    id: 'course-step-back-rated',
    what: 'A rated booking keeps its status',
    file: stepBack,
    find: 'if (row.rating !== null) throw',
    replace: 'if (row.rating === 0) throw',
    tests: [settingRight],
  },
  {
    id: 'course-step-back-once',
    what: 'Two offices at once take one step back, not two',
    file: stepBack,
    find: 'if (from !== undefined && from !== row.status) throw',
    replace: 'if (from === "cancelled" && from !== row.status) throw',
    tests: [settingRight],
  },
  {
    id: 'caretakers-inactive-sign-in',
    what: 'An inactive caretaker does not sign in',
    file: 'api/src/accounts/sign-in.ts',
    find: 'if (current.inactive_at !== null) throw',
    replace: "if (current.inactive_at === '') throw",
    tests: [caretakerPage],
  },
  {
    id: 'caretakers-inactive-session',
    what: 'An inactive caretaker has no session',
    file: 'api/src/sessions/sessions.ts',
    find: "\n    .where('accounts.inactive_at', 'is', null)",
    replace: '',
    tests: [caretakerPage],
  },
  {
    id: 'caretakers-inactive-assignment',
    what: 'An inactive caretaker is not assigned',
    file: 'api/src/bookings/verbs/assign-caretaker.ts',
    find: 'if (caretaker.inactive_at !== null) throw',
    replace: "if (caretaker.inactive_at === '') throw",
    tests: [caretakerPage],
  },
  {
    id: 'caretakers-inactive-bound',
    what: 'A caretaker with an open booking stays active',
    file: 'api/src/caretakers/update-caretaker.ts',
    find: 'await refuseBoundCaretaker(tx, before)',
    replace: 'await Promise.resolve()',
    tests: [caretakerPage],
  },
  {
    id: 'caretakers-page-access-log',
    what: 'Who reads the jobs of a caretaker is in the access log',
    file: 'api/src/caretakers/caretakers.routes.ts',
    find: "deps.accessLog.listed(caller, 'booking', [...ids])",
    replace: 'void caller',
    tests: [caretakerPage],
  },
  {
    id: 'office-booking-customer',
    what: 'The office books for customers alone',
    file: 'api/src/bookings/verbs/book-for-caller.ts',
    find: "if (account?.role !== 'user')",
    replace: 'if (!account)',
    tests: [forCaller],
  },
  {
    id: 'office-booking-no-address-hidden',
    what: 'An address that cannot be is shown as none',
    file: 'api/src/accounts/unknown-address.ts',
    find: "email.endsWith(domain) ? '' : email",
    replace: 'email',
    tests: [forCaller],
  },
  {
    id: 'office-booking-no-address-mail',
    what: 'No mail goes to an address that cannot be',
    file: 'api/src/accounts/accounts.queries.ts',
    find: 'email_updates: account.email === undefined ? 0 : 1',
    replace: 'email_updates: 1',
    tests: [forCaller],
  },
  {
    id: 'requests-owner',
    what: 'Nobody takes away what is another’s without having seen it',
    file: 'api/src/claims/claim.ts',
    find: 'if (owner !== null && owner !== actor.id && owner !== from) throw',
    replace: "if (owner === '') throw",
    tests: [owners],
  },
  {
    id: 'requests-note-own',
    what: 'The family does not read the office’s note about its callback',
    file: 'api/src/callbacks/callbacks.queries.ts',
    find: '    note: null,\n',
    replace: '    note: row.note as null,\n',
    tests: [owners],
  },
]
