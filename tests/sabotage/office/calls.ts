import type { Protection } from '../protection.ts'

const sheet = ['tests/api/calls/call-sheet.test.ts']
const handOff = ['tests/api/calls/hand-off.test.ts']
const rules = ['api/src/calls/next-try.test.ts']
const keys = ['api/src/claims/phone-key.test.ts']

/** Calls to families: one caller at a time, every call once, nobody at night, no number where it can be read. */
export const familyCallProtections: Protection[] = [
  {
    id: 'family-calls-one-claims',
    what: 'Two do not call one family at once',
    file: 'api/src/calls/claim-family.ts',
    find: "eb.or([eb('call_claims.until', '<=', now.toISOString()), eb('call_claims.by_id', '=', by_id)])",
    replace: "eb('call_claims.until', '>', '')",
    tests: sheet,
  },
  {
    id: 'family-calls-claim-holds',
    what: 'An outcome is refused while somebody else calls',
    file: 'api/src/calls/log-call.ts',
    find: '  await refuseOthersClaim(tx, caller, number, at)\n',
    replace: '',
    tests: sheet,
  },
  {
    id: 'family-calls-once',
    what: 'A call that is sent twice is one call',
    file: 'api/src/calls/log-call.ts',
    find: '      if (known) return { call: known, created: false }\n',
    replace: '',
    tests: sheet,
  },
  {
    id: 'family-calls-own-items',
    what: 'A call settles only what belongs to the family',
    file: 'api/src/calls/log-call.ts',
    find: "  if (found.length < items.length) throw conflict('call.item_gone')\n",
    replace: '',
    tests: sheet,
  },
  {
    id: 'family-calls-note-masked',
    what: 'An Aadhaar number in the note of a call is masked',
    file: 'api/src/calls/log-call.ts',
    find: 'note: given.note ? maskAadhaar(given.note) : null',
    replace: 'note: given.note ?? null',
    tests: sheet,
  },
  {
    id: 'family-calls-time-chosen',
    what: 'Nobody is promised a call at night',
    file: 'api/src/calls/log-call.ts',
    find: ' || !isInCallHours(new Date(nextTryAt))',
    replace: '',
    tests: sheet,
  },
  {
    id: 'family-calls-own-number',
    what: 'Our own number groups nobody',
    file: 'api/src/claims/phone-key.ts',
    find: 'group !== undefined && ownNumbers.has(group.slice(-10)) ? undefined : group',
    replace: 'group',
    tests: keys,
  },
  {
    id: 'family-calls-hours',
    what: 'A family is tried again within our hours only',
    file: 'api/src/calls/next-try.ts',
    find: '  return moveInto(hours, new Date(now.getTime() + minutes * minuteMs))\n',
    replace: '  return new Date(now.getTime() + minutes * minuteMs)\n',
    tests: rules,
  },
  {
    id: 'hand-off-switched-off',
    what: 'Who switched messages off gets none but those that say who comes',
    file: 'api/src/hand-off/open-message.ts',
    find: "    if (found.isSwitchedOff && !(safetyTemplates.includes(template) && reason)) throw forbidden('hand_off.switched_off')\n",
    replace: '',
    tests: handOff,
  },
  {
    id: 'hand-off-first-names',
    what: 'A message holds first names alone',
    file: 'api/src/hand-off/write-messages.ts',
    find: 'firstNameOf(facts.caretaker)',
    replace: 'facts.caretaker',
    tests: handOff,
  },
  {
    id: 'hand-off-pressed-twice',
    what: 'Two presses are one message',
    file: 'api/src/hand-off/open-message.ts',
    find: '    if (pressed) return { _id: pressed.id, url }\n',
    replace: '',
    tests: handOff,
  },
  {
    id: 'hand-off-mobile-only',
    what: 'A fixed line is no mobile number',
    file: 'api/src/hand-off/message-parts.ts',
    find: 'fixedLine.test(digits) ? undefined : ',
    replace: '',
    tests: handOff,
  },
]
