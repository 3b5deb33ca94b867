import type { Protection } from '../protection.ts'

const suggestions = ['tests/api/suggestions/suggestions.test.ts']
const visits = ['tests/api/suggestions/visit-suggestions.test.ts']
const profiles = ['tests/api/caretakers/profiles.test.ts']

/** Who is sent to whom: what must not be said, given or forgotten. */
export const matchingProtections: Protection[] = [
  {
    id: 'matching-capacity',
    what: 'The database binds a caretaker to as many bookings as her profile says',
    file: 'db/src/schema/triggers/bookings.ts',
    find: '>= coalesce(',
    replace: '> coalesce(',
    tests: ['tests/api/bookings/capacity.test.ts'],
    only: 'who can have two has two',
  },
  {
    id: 'matching-capacity-lowered',
    what: 'Nobody gets fewer bookings at once than she has',
    file: 'api/src/caretakers/profile/update-profile.ts',
    find: '  if (after.capacity < before.capacity) await refuseTooFew(tx, id, after.capacity)\n',
    replace: '',
    tests: profiles,
  },
  {
    id: 'matching-never-again',
    what: 'Whom a family never wants again is not assigned',
    file: 'api/src/suggestions/ranking/rank-candidates.ts',
    find: 'if (candidate.family.isBlocked) reasons',
    replace: 'if (candidate.family.isBlocked && false) reasons',
    tests: suggestions,
  },
  {
    id: 'matching-assign-checks',
    what: 'Assigning asks whether somebody is one for this family',
    file: 'api/src/bookings/verbs/assign-caretaker.ts',
    find: '    await refuseUnsuited(tx, deps.config, { booking: row, caretakerId })\n',
    replace: '',
    tests: suggestions,
  },
  {
    id: 'matching-handover-checks',
    what: 'A handover asks whether somebody is one for this family',
    file: 'api/src/bookings/care/hand-over.ts',
    find: '    await refuseUnsuited(tx, deps.config, { booking: row, caretakerId })\n',
    replace: '',
    tests: suggestions,
  },
  {
    id: 'matching-own-family',
    what: 'What one family never wants again holds for that family alone',
    file: 'api/src/suggestions/refuse-unsuited.ts',
    find: "    .where('user_id', '=', booking.user_id)\n",
    replace: "    .where('user_id', '<>', booking.user_id)\n",
    tests: suggestions,
  },
  {
    id: 'matching-busy',
    what: 'Who is with another family is not suggested for a visit',
    file: 'api/src/suggestions/ranking/rank-candidates.ts',
    find: "  if (purpose === 'visit' && candidate.isBusy) refusals.push('visit.caretaker_busy')\n",
    replace: '',
    tests: visits,
  },
  {
    id: 'matching-wishes-hidden',
    what: 'What a family asked for is shown to the office alone',
    file: 'api/src/bookings/bookings.queries.ts',
    find: "  if (viewer !== 'admin') return booking\n",
    replace: "  if (viewer === 'caretaker') return booking\n",
    tests: profiles,
  },
  {
    id: 'matching-removal',
    what: 'What a family asked for goes with its account',
    file: 'api/src/personal-data/list/care.ts',
    find: "      food: 'food',\n    },\n    notPersonal: [],\n    claims: [{ ...ofFamily, erase: 'row' }]",
    replace:
      "      food: 'food',\n    },\n    notPersonal: [],\n    claims: [{ ...ofFamily, erase: { keeps: 'no-words' } }]",
    tests: profiles,
  },
  {
    id: 'matching-looked-at',
    what: 'Looking at suggestions is written to the access log',
    file: 'api/src/suggestions/suggestions.routes.ts',
    find: "    tellSeen(c, opened('booking', bookingId), listed('booking', others))\n",
    replace: '    tellSeen(c)\n',
    tests: suggestions,
  },
  {
    id: 'matching-visit-checks',
    what: 'Giving a visit to somebody asks whether she is one for this family',
    file: 'api/src/visits/verbs/change-visit.ts',
    find: '      await refuseUnsuited(tx, deps.config, { booking, caretakerId })\n',
    replace: '',
    tests: visits,
  },
  {
    id: 'matching-replacement-checks',
    what: 'Sending somebody else asks whether she is one for this family',
    file: 'api/src/visits/verbs/replace-visit.ts',
    find: '    await refuseUnsuited(tx, deps.config, { booking, caretakerId: caretaker.id })\n',
    replace: '',
    tests: visits,
  },
  {
    id: 'matching-rule-checks',
    what: 'A weekday is given to nobody whom the family never wants again',
    file: 'api/src/roster/verbs/write-rules.ts',
    find: '    await refuseUnsuited(db, config, { booking, caretakerId: id })\n',
    replace: '',
    tests: visits,
  },
]
