import type { Protection } from '../protection.ts'

/** Telugu and Hindi: what goes out to reviewers, and how what is filled in is said. */
export const languageProtections: Protection[] = [
  {
    id: 'languages-export-spread',
    what: 'Words that are spread into others go out to reviewers as well',
    file: 'scripts/i18n/read-texts.ts',
    find: 'if (!ts.isVariableStatement(statement)) return []',
    replace: "if (!ts.isVariableStatement(statement) || !statement.getText(source).startsWith('export')) return []",
    tests: ['scripts/i18n/complete.test.ts'],
  },
  {
    id: 'languages-export-articles',
    what: 'Articles go out paragraph by paragraph',
    file: 'scripts/i18n/articles.ts',
    find: 'return [...named, ...told]',
    replace: 'return named.concat(told.slice(1))',
    tests: ['scripts/i18n/complete.test.ts'],
  },
  {
    id: 'languages-import-tidy',
    what: 'What a reviewer gives back stands in the source as the linter wants it',
    file: 'scripts/i18n/tidy.ts',
    find: "if (!file.endsWith('.ts')) return code",
    replace: "if (file !== '') return code",
    tests: ['scripts/i18n/i18n.test.ts'],
  },
  {
    id: 'languages-endings',
    what: 'No ending of Telugu stands beside a filled-in value',
    file: 'scripts/i18n/grammar.ts',
    find: "const loose = 'కు|కి|ను|ని|లో|",
    replace: "const loose = '",
    tests: ['scripts/i18n/grammar.test.ts'],
  },
  {
    id: 'languages-mail-brand',
    what: 'A mail is signed with the name of the brand in its language',
    file: 'api/src/mail/render-mail.ts',
    find: '`${brandWords[language].name} · ',
    replace: '`${brand.name} · ',
    tests: ['api/src/mail/render-mail.test.ts'],
  },
  {
    id: 'languages-tomorrow-time',
    what: 'The message of tomorrow’s visit says its time in its language',
    file: 'api/src/hand-off/write-messages.ts',
    find: 'formatTime(moment.toISOString(), language)',
    replace: 'formatTime(moment.toISOString())',
    tests: ['tests/api/calls/hand-off.test.ts'],
  },
  {
    id: 'languages-comma',
    what: 'No comma stands before the year of a Telugu date',
    file: 'api/src/contract/formats.ts',
    find: "format(moment).replace(',', '')",
    replace: 'format(moment)',
    tests: ['api/src/contract/formats.test.ts'],
  },
]
