import type { CaretakerProfile } from '@thodu/api/contract/suggestions/profiles.schema'
import { expect, test } from 'vitest'
import { fromDraft, toDraft } from './profile-draft.ts'

const profile: CaretakerProfile = {
  gender: 'female',
  homePincode: null,
  weeklyOff: 0,
  maxWeekMinutes: 2_880,
  nightOk: true,
  capacity: 2,
  policeCheckOn: '2026-01-05',
  idCheckOn: null,
  referencesOn: null,
  training: 'Nursing aide, six months',
  worksSince: 2016,
  languages: ['te'],
  hours: [
    { weekday: 1, from: '08:00', to: '12:00' },
    { weekday: 1, from: '16:00', to: '20:00' },
    { weekday: 0, from: '20:00', to: '06:00' },
  ],
}

test('an untouched form sends the unchanged profile, without the checks, which have their own form', () => {
  const { policeCheckOn: _police, idCheckOn: _id, referencesOn: _references, ...rest } = profile
  expect(fromDraft(toDraft(profile))).toEqual(rest)
})

test('every weekday has a line, Monday first', () => {
  expect(toDraft(profile).hours.map(({ weekday }) => weekday)).toEqual([1, 1, 2, 3, 4, 5, 6, 0])
})
