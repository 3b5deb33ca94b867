import type { Translated } from '@thodu/api/contract/words/translated'
import type { words as english } from './words.en.ts'

export const words: Translated<typeof english> = {
  admin: {
    roles: { user: 'परिवार', caretaker: 'केयरटेकर', admin: 'एडमिन', visitor: 'मेहमान', system: 'सिस्टम' },
    users: {
      failed: 'खाते नहीं खुल सके।',
      empty: 'कोई खाता नहीं मिला',
      edit: 'बदलें',
      editRole: '%{name} की भूमिका बदलें',
      roleOf: '%{name} की भूमिका',
      saved: 'भूमिका बदल दी गई।',
      saveFailed: 'भूमिका नहीं बदली जा सकी। कृपया फिर से कोशिश करें।',
    },
  },
}
