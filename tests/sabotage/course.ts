import type { Protection } from './protection.ts'

const handover = 'tests/api/care/handover.test.ts'
const settingRight = 'tests/api/care/setting-right.test.ts'
const undo = 'api/src/undo/undo.ts'
const stepBack = 'api/src/bookings/care/step-back.ts'

/** The course of care: handover, undo, setting right. */
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
]
