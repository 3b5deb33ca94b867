import { expect, test } from 'vitest'
import { checkEnvironment } from './environment.ts'

const secret = 'k'.repeat(32)
const recipient = 'age1s5s0qzvfxzn4gayt0hwtg0hhtgxm7wsdycup4a8t5j5ca25mfe4qt4hs7q'
/** Valid values of the variables that other variables require. */
const beside = { BACKUP_RECIPIENTS: recipient, JWT_SECRET: secret, ADMIN_PASSWORD: 'Kakatiya#2026' }
const sayOf = (env: Record<string, string>): string => {
  try {
    checkEnvironment(env)
    return 'taken'
  } catch (error) {
    return (error as Error).message
  }
}

test('missing and empty variables get their defaults', () => {
  const defaults = checkEnvironment({})
  expect(defaults).toMatchObject({
    PORT: 3000,
    HOST: '127.0.0.1',
    DATA_DIR: './data',
    OFFICE_LANGUAGE: 'en',
    GOOGLE_JWKS_URL: 'https://www.googleapis.com/oauth2/v3/certs',
    GOOGLE_ISSUER: 'https://accounts.google.com',
    TRUST_PROXY: 0,
    STAFF_SECOND_FACTOR: 'off',
    REQUIRED_CHECKS: ['police', 'id', 'references'],
    REQUIRED_CHECKS_MODE: 'warn',
    RATE_LIMITS: 'on',
    MAX_UPLOAD_MB: 10,
    LOG_LEVEL: 'info',
  })
  const left = [
    'PUBLIC_URL',
    'DATABASE_URL',
    'SMTP_URL',
    'MAIL_FROM',
    'ADMIN_EMAIL',
    'ADMIN_PASSWORD',
    'GOOGLE_CLIENT_ID',
  ]
  for (const name of [...left, 'JWT_SECRET', 'METRICS_TOKEN', 'UPLOADS_URL', 'BACKUP_RECIPIENTS', 'BACKUP_TO'])
    expect([name, defaults[name as keyof typeof defaults]]).toEqual([name, undefined])
  expect(checkEnvironment(Object.fromEntries(Object.keys(defaults).map((name) => [name, ''])))).toEqual(defaults)
})

test.each<[name: string, good: string[], bad: string[]]>([
  ['PORT', ['0', '80', '65535'], ['-1', '65536', 'eighty', '80.5', ' ', ' 80']],
  [
    'HOST',
    ['127.0.0.1', '::1', '::', 'fe80::1%eth0', '::ffff:10.0.0.1', 'localhost', 'care.example.org', 'care.example.org.'],
    ['not an address', 'care..org', '.org', 'x/y', 'care.example.org:80', 'http://care', '[::1]'],
  ],
  [
    'PUBLIC_URL',
    ['https://care.example.org', 'http://localhost:3000', 'https://care.example.org/'],
    [
      'care.example.org',
      'ftp://care.example.org',
      'https://care.example.org/home',
      'https://care.example.org?x',
      'https://care.example.org#x',
      'https://asha@care.example.org',
    ],
  ],
  [
    'DATABASE_URL',
    ['sqlite:/srv/x.db', 'sqlite:x', 'postgres://a:b@db/thodu', 'postgresql://db/thodu'],
    ['sqlite:', 'mysql://x', 'x sqlite:y', 'x postgres://db/x', 'postgres:db', 'postgres://a:b@:x/y'],
  ],
  [
    'SMTP_URL',
    ['smtp://mail.example.org', 'smtps://a:b@mail.example.org:465', 'smtp://localhost:25', 'smtp://[::1]:2525'],
    [
      'http://mail.example.org',
      'mail',
      'smtp://',
      'smtp://mail.example.org:0',
      'smtp://:587',
      'smtp://a:b@',
      'smtp:mail',
      'smtp://ma il',
      'smtps:///x',
    ],
  ],
  [
    'MAIL_FROM',
    [
      'care@example.org',
      ' care@example.org ',
      'Thodu Care <care@example.org>',
      '"Thodu, Warangal" <care@example.org>',
      'తోడు <care@example.org>',
      '<care@example.org>',
      'thodu@localhost',
    ],
    [
      'Thodu Care',
      'care@',
      'care@example',
      'Thodu Care care@example.org',
      'Thodu <care>',
      'Thodu, Care <care@example.org>',
      'care@example.org, other@example.org',
      'Thodu <care@example.org> <b@example.org>',
      '<>',
      ' ',
      'a\r\nBcc: b@example.org <care@example.org>',
    ],
  ],
  ['OFFICE_LANGUAGE', ['en', 'te', 'hi'], ['ur', 'EN']],
  ['GOOGLE_JWKS_URL', ['https://keys.example.org/certs'], ['keys']],
  ['JWT_SECRET', [secret], [secret.slice(1), 'a-text-of-32-characters-or-more-and-more']],
  ['TRUST_PROXY', ['0', '10'], ['-1', '11', 'yes']],
  ['STAFF_SECOND_FACTOR', ['off', 'admins', 'staff'], ['on']],
  ['REQUIRED_CHECKS', ['none', 'police', 'id, references', ' none '], ['polite', 'police,none']],
  ['REQUIRED_CHECKS_MODE', ['warn', 'block', 'none'], ['off', 'WARN']],
  ['RATE_LIMITS', ['on', 'off'], ['no']],
  ['MAX_UPLOAD_MB', ['1', '100'], ['0', '101', 'ten']],
  ['METRICS_TOKEN', ['x'.repeat(16)], ['x'.repeat(15), `${'x'.repeat(16)} `, ` ${'x'.repeat(16)}`]],
  ['UPLOADS_URL', ['s3://k:s@s3.example.org/copies?region=r'], ['/srv/uploads', 's3://b', 'nowhere']],
  [
    'BACKUP_RECIPIENTS',
    [recipient, 'x25519:hSDwCYkwp1R0i33ctD73Wg2_Og0mOBr066SpjqqbTmo'],
    ['x25519:short', `${recipient},${recipient}`],
  ],
  ['BACKUP_TO', ['/srv/copies', 's3://k:s@s3.example.org/copies?region=r'], ['copies', 's3://b']],
  ['LOG_LEVEL', ['fatal', 'error', 'warn', 'info', 'debug', 'silent'], ['loud']],
  ['ADMIN_EMAIL', ['asha@example.in'], ['nobody']],
  ['ADMIN_PASSWORD', ['Kakatiya#2026'], ['short', 'Password@123']],
])('%s accepts valid values and refuses invalid values', (name, good, bad) => {
  for (const value of good) expect([value, sayOf({ ...beside, [name]: value })]).toEqual([value, 'taken'])
  for (const value of bad)
    expect([value, sayOf({ ...beside, [name]: value })]).toEqual([
      value,
      expect.stringMatching(new RegExp(`^${name} is wrong: .+$`)),
    ])
})

test('REQUIRED_CHECKS ignores spaces around names, and "none" means no check', () => {
  const checksOf = (text: string) => checkEnvironment({ REQUIRED_CHECKS: text }).REQUIRED_CHECKS
  expect(checksOf(' none ')).toEqual([])
  expect(checksOf('id , references,')).toEqual(['id', 'references'])
})

test('the error names the missing variable, not the one that requires it', () => {
  expect(sayOf({ ADMIN_EMAIL: 'asha@example.in' })).toBe('ADMIN_PASSWORD is wrong: ADMIN_EMAIL requires it')
  expect(sayOf({ DATABASE_URL: 'postgres://db/thodu' })).toBe(
    'JWT_SECRET is wrong: PostgreSQL requires it, with the same value for every process',
  )
  expect(sayOf({ DATABASE_URL: 'sqlite:x' })).toBe('taken')
  expect(sayOf({ BACKUP_TO: '/srv/copies' })).toMatch(
    /^BACKUP_TO is wrong: copies would leave this machine without encryption/,
  )
  expect(sayOf({ ADMIN_PASSWORD: 'Kakatiya#2026' })).toBe('taken')
})

test('an admin password equal to the admin address is refused', () => {
  expect(sayOf({ ADMIN_EMAIL: 'kakatiya.2026@example.in', ADMIN_PASSWORD: 'Kakatiya.2026@example.in' })).toMatch(
    /^ADMIN_PASSWORD is wrong/,
  )
})
