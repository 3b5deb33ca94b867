/** A part of the API or of `db`, and the tests that fail when it breaks. All paths start at the root of the repository. */
export type Feature = {
  /** Folders and files; `!` excludes an entry that belongs to another feature. Tests beside this code count too. */
  code: readonly string[]
  tests: readonly string[]
  /** Lowest accepted mutation score in percent. */
  threshold: number
  /** The engine of the tests; SQLite by default. */
  engine: string | undefined
}

/**
 * A line has a name, the lowest accepted mutation score, code and tests; an indented line continues the one before. Code is below
 * `api/src`, and tests are below `tests/api`, unless the path begins with a workspace.
 */
const lines = `
access-log   85  privacy/access-log  ->  privacy/access-log tests/security/who-looked.test.ts
accounts     88  accounts !accounts/codes !accounts/two-factor !accounts/google  ->  accounts
              tests/security/two-factor-tokens.test.ts
audit        85  audit  ->  audit tests/security/masking.test.ts bookings/lists.test.ts
backups      86  operations/backups operations/nightly  ->  operations documents/upload-storage.test.ts
bookings     92  bookings  ->  bookings promises suggestions privacy/consents.test.ts privacy/erasing.test.ts
              privacy/retention/closing.test.ts settings/services.test.ts tests/security/own-lists.test.ts
caretakers   85  caretakers  ->  caretakers suggestions/missing-checks.test.ts
              visits/schedule/assigned-visits.test.ts
codes        97  accounts/codes  ->  accounts
contract     95  contract/accounts contract/bookings contract/care contract/money contract/people contract/privacy
              contract/promises contract/payment-setup.ts contract/time.ts contract/wire/mask-aadhaar.ts  ->
              api/src/contract api/src/bookings api/src/promises
desk         85  dashboard system  ->  dashboard system inbox schedule-changes operations/notices.test.ts
              suggestions/missing-checks.test.ts visits/complaints.test.ts
documents    93  documents !documents/examine  ->  documents
examination  80  documents/examine  ->  documents/pdfs.test.ts documents/upload.test.ts
factors      93  accounts/two-factor  ->  accounts/two-factor accounts/google.test.ts accounts/guessing.test.ts
              tests/security/two-factor-tokens.test.ts
google       97  accounts/google  ->  accounts/google.test.ts
hand-off     97  whatsapp  ->  whatsapp
history      85  history reports  ->  history reports
http         85  http catalogue !http/limits  ->  http system
limits       85  http/limits  ->  limits accounts/limits.test.ts
mail         90  mail  ->  mail accounts/codes.test.ts bookings/workflow.test.ts privacy/erasing.test.ts requests
              settings/test-mail.test.ts
money        85  money  ->  money api/src/contract/money
offers       85  offers  ->  offers
operations   88  operations !operations/backups !operations/nightly  ->  operations documents/upload-storage.test.ts
payroll      85  payroll contract/payroll  ->  payroll
postgres     80 postgres  db/src/dialect db/src/postgres  ->  tests/db/server-rules.test.ts
              tests/postgres/connections.test.ts tests/postgres/pooler.test.ts tests/postgres/server.test.ts
              tests/postgres/session.test.ts tests/postgres/triggers.test.ts tests/postgres/upgrade.test.ts
              system/dialect-words.test.ts
privacy      92  privacy !privacy/access-log !privacy/erasure !privacy/retention  ->  privacy api/src/contract/privacy
promises     85  promises  ->  promises requests/requests.test.ts bookings/workflow.test.ts
requests     95  requests newsletter  ->  requests promises/clock.test.ts tests/security/own-lists.test.ts
retention    91  privacy/retention privacy/erasure  ->  operations/restore.test.ts privacy
schedule     88  visits/schedule  ->  visits money/money-list.test.ts
sealing      85  sealing storage  ->  storage operations/copies.test.ts
serve        85  serve config  ->  serve scripts/build/publish-build.test.ts
sessions     91  sessions  ->  sessions accounts/two-factor/grace.test.ts
              accounts/sign-in.test.ts
sharing      94  sharing  ->  sharing
sqlite       82  db/src/dialect db/src/sqlite db/src/prepared db/src/prepared-runner.ts db/src/names  ->  db/src tests/db
              system/dialect-words.test.ts audit
suggestions  93  suggestions  ->  suggestions
telephone    88  telephone  ->  telephone inbox privacy/retention/closing.test.ts
time-off     98  visits/time-off  ->  visits/time-off suggestions/missing-checks.test.ts
undo         95  undo  ->  bookings/care requests/queues.test.ts
users        85  users families  ->  users dashboard families bookings/book-for-caller.test.ts privacy/erasing.test.ts
              privacy/retention/purge.test.ts
visits       85  visits !visits/schedule !visits/time-off  ->  visits
`

const below = (folder: string, path: string): string =>
  /^(?:api|db|scripts|tests)\//.test(path) ? path : `${folder}/${path}`

function parseLine(line: string): [name: string, feature: Feature] {
  const [left = '', tests = ''] = line.split(' -> ')
  const [, name = '', threshold = '', engine, code = ''] = /^(\S+) (\d+)( postgres)? (.+)$/.exec(left) ?? []
  const inCode = (path: string) =>
    path.startsWith('!') ? `!${below('api/src', path.slice(1))}` : below('api/src', path)
  const feature = {
    code: code.split(' ').map(inCode),
    tests: tests.split(' ').map((path) => below('tests/api', path)),
    threshold: Number(threshold),
    engine: engine?.trim(),
  }
  return [name, feature]
}

/** Read by `npm run test:mutation -- NAME`, and by `npm test -- changed` to choose tests. */
export const features: Readonly<Record<string, Feature>> = Object.fromEntries(
  lines
    .trim()
    .replaceAll(/\n +/g, ' ')
    .split('\n')
    .map((line) => parseLine(line.replaceAll(/ +/g, ' '))),
)
