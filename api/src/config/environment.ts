import { z } from 'zod'
import { checkEmail, checkOperatorPassword } from '../contract/accounts/account-rules.ts'
import { languages } from '../contract/people/languages.ts'
import { secondFactorRoles } from '../contract/settings/settings.schema.ts'
import { checkModes, profileChecks } from '../contract/suggestions/caretaker-profile.ts'
import { parseRecipients } from '../sealing/recipient.ts'
import { parsePlace } from '../storage/place.ts'
import { loadCommonPasswords } from './common-passwords.ts'

/** Names one wrong variable; the start ends with this line (rule OPS-1). */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

export const googleJwksUrl = 'https://www.googleapis.com/oauth2/v3/certs'
export const googleIssuer = 'https://accounts.google.com'

/** An older guide printed this secret as an example, so every reader has it. */
const printedSecret = 'a-text-of-32-characters-or-more'
const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^-?\d+$/, 'must be a whole number')
    .transform(Number)
    .pipe(z.number().min(min).max(max))
const optionalText = z.string().optional()

/** Listening shows whether the address belongs to this machine. */
const address = /^([\w-]+(\.[\w-]+)*\.?|[\da-f:]*:[\da-f:.%\w]*)$/i

function isOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false
  const { protocol, pathname, search, hash, username } = new URL(value)
  return /^https?:$/.test(protocol) && pathname + search + hash + username === '/'
}

const isMailServer = (url: string): boolean =>
  URL.canParse(url) &&
  /^smtps?:$/.test(new URL(url).protocol) &&
  /^(?:[\w-]+(?:\.[\w-]+)*\.?|\[[\da-f:.]+\])$/i.test(new URL(url).hostname) &&
  new URL(url).port !== '0'

/** One address, alone or after a name in angle brackets. A comma in an unquoted name would start a second address. */
function isSender(sender: string): boolean {
  const [, quoted, plain, named, alone] =
    /^(?:(?:("(?:[^"\\\r\n]|\\.)*")|([^"<>,;:@()[\]\\\r\n]*))\s*<([^<>\s]+)>|([^<>\s]+))$/.exec(sender) ?? []
  const address = named ?? alone ?? ''
  const isNamed = quoted !== undefined || plain !== undefined
  if (named !== undefined && !isNamed) return false
  return address.endsWith('@localhost') ? /^[\w.+-]+@localhost$/.test(address) : checkEmail(address) === undefined
}

export const isPostgres = (url: string | undefined): url is string =>
  url !== undefined && /^postgres(ql)?:\/\//.test(url)
export const isDatabaseUrl = (url: string): boolean => /^sqlite:./.test(url) || (isPostgres(url) && URL.canParse(url))

/** Every environment variable; a test compares the README's table with it. */
export const environment = {
  PORT: { schema: wholeNumber(0, 65_535).default(3000), default: '3000', meaning: 'port to listen on' },
  HOST: {
    schema: z.string().regex(address, 'no address or name').default('127.0.0.1'),
    default: '127.0.0.1',
    meaning: 'address to listen on',
  },
  PUBLIC_URL: {
    schema: z
      .string()
      .refine(isOrigin, 'must be an address such as https://care.example.org, without a path')
      .optional(),
    default: 'http://localhost:PORT',
    meaning: 'the address in mails and links; CORS allows no other origin',
  },
  DATA_DIR: {
    schema: z.string().min(1).default('./data'),
    default: './data',
    meaning: 'database, uploads, outbox, generated secret: all state is in here',
  },
  DATABASE_URL: {
    schema: z
      .string()
      .refine(isDatabaseUrl, 'must be sqlite:PATH or postgres://USER:PASSWORD@HOST/DATABASE')
      .optional(),
    default: 'sqlite:DATA_DIR/thodu.db',
    meaning: 'the database: a file as sqlite:PATH, or a PostgreSQL server as postgres://USER:PASSWORD@HOST/DATABASE',
  },
  SMTP_URL: {
    schema: z
      .string()
      .refine(
        isMailServer,
        'must be smtp://USER:PASSWORD@mail.example.org:587 or smtps://USER:PASSWORD@mail.example.org:465',
      )
      .optional(),
    default: 'none',
    meaning:
      'mail server, always with TLS unless it ends in ?insecure; without it every mail is one .eml file in DATA_DIR/outbox',
  },
  MAIL_FROM: {
    schema: z
      .string()
      .transform((sender) => sender.trim())
      .refine(isSender, 'must be an address, e.g. care@example.org or Thodu Care <care@example.org>')
      .optional(),
    default: 'none',
    meaning: 'sender of mails; the configured e-mail unless set',
  },
  OFFICE_LANGUAGE: {
    schema: z.enum(languages).default('en'),
    default: 'en',
    meaning: "language of the team's own mails: en, te or hi",
  },
  ADMIN_EMAIL: { schema: optionalText, default: 'none', meaning: 'first admin, created at start when no admin exists' },
  ADMIN_PASSWORD: { schema: optionalText, default: 'none', meaning: 'password of the first admin' },
  GOOGLE_CLIENT_ID: { schema: optionalText, default: 'none', meaning: 'turns on Google sign-in' },
  GOOGLE_JWKS_URL: {
    schema: z.url().default(googleJwksUrl),
    default: 'Google',
    meaning: 'where the issuer publishes its keys',
  },
  GOOGLE_ISSUER: {
    schema: z.string().min(1).default(googleIssuer),
    default: 'Google',
    meaning: 'who must have issued a Google credential',
  },
  JWT_SECRET: {
    schema: z
      .string()
      .min(32, 'must be at least 32 bytes')
      .refine(
        (text) => !text.startsWith(printedSecret),
        'stood in the guide for all to read; make one: openssl rand -hex 32',
      )
      .optional(),
    default: 'generated into DATA_DIR',
    meaning: 'signs session tokens; at least 32 bytes; required with PostgreSQL',
  },
  TRUST_PROXY: {
    schema: wholeNumber(0, 10).default(0),
    default: '0',
    meaning: 'number of proxies whose X-Forwarded-For is believed',
  },
  STAFF_SECOND_FACTOR: {
    schema: z.enum(secondFactorRoles).default('off'),
    default: 'off',
    meaning: 'who needs a second step to sign in: off (nobody has to), admins, or staff (admins and caretakers)',
  },
  REQUIRED_CHECKS: {
    schema: z
      .string()
      .default('police,id,references')
      .transform((value) => (value.trim() === 'none' ? [] : value.split(',').flatMap((check) => check.trim() || [])))
      .pipe(z.array(z.enum(profileChecks))),
    default: 'police,id,references',
    meaning: 'checks that every caretaker should have on file, with commas between, or none',
  },
  REQUIRED_CHECKS_MODE: {
    schema: z.enum(checkModes).default('warn'),
    default: 'warn',
    meaning:
      'when one of these checks is missing: warn (the office is asked and may assign), block (assigning is refused) or none (nothing is said)',
  },
  RATE_LIMITS: { schema: z.enum(['on', 'off']).default('on'), default: 'on', meaning: 'off for load tests only' },
  MAX_UPLOAD_MB: { schema: wholeNumber(1, 100).default(10), default: '10', meaning: 'largest upload, per file' },
  METRICS_TOKEN: {
    schema: z
      .string()
      .regex(/^\S{16,}$/, 'must be at least 16 characters without blanks')
      .optional(),
    default: 'none',
    meaning:
      'bearer token that opens /api/metrics and the details of /api/health; without one, this machine itself does',
  },
  UPLOADS_URL: {
    schema: z
      .string()
      .refine(
        (place) => parsePlace(place)?.kind === 'bucket',
        'must be s3://KEY:SECRET@host/bucket?region=… with a slash within the secret as %2F',
      )
      .optional(),
    default: 'DATA_DIR/uploads',
    meaning: 'an S3 bucket that uploads are kept in',
  },
  BACKUP_RECIPIENTS: {
    schema: z
      .string()
      .refine(
        (list) => parseRecipients(list) !== undefined,
        'must be one or two keys such as x25519:…, with a comma between',
      )
      .optional(),
    default: 'none',
    meaning: 'public keys that backups are sealed to, one or two; without them backups are plain',
  },
  BACKUP_TO: {
    schema: z
      .string()
      .refine(
        (place) => parsePlace(place) !== undefined,
        'must be the full path of a folder, or s3://KEY:SECRET@host/bucket?region=… with a slash within the secret as %2F',
      )
      .optional(),
    default: 'none',
    meaning:
      'a folder on another disk or an S3 bucket that each nightly backup is copied to; asks for BACKUP_RECIPIENTS',
  },
  OPERATOR_EMAIL: {
    schema: z
      .string()
      .refine((email) => checkEmail(email) === undefined, 'must be an address, e.g. server@example.org')
      .optional(),
    default: 'none',
    meaning: 'who is mailed when backups fail or the disk is full; all admins unless set',
  },
  LOG_LEVEL: {
    schema: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
    default: 'info',
    meaning: 'JSON lines on stdout',
  },
} as const

type Environment = { [Name in keyof typeof environment]: z.output<(typeof environment)[Name]['schema']> }

function parseEnvironment(env: NodeJS.ProcessEnv): Environment {
  const values: Record<string, unknown> = {}
  for (const [name, { schema }] of Object.entries(environment)) {
    const given = env[name] === '' ? undefined : env[name]
    const result = (schema as z.ZodType).safeParse(given)
    if (!result.success)
      throw new ConfigError(`${name} is wrong: ${result.error.issues[0]?.message ?? 'not understood'}`)
    values[name] = result.data
  }
  return values as Environment
}

function refuseRule(name: string, value: string | undefined, check: (value: string) => string | undefined): void {
  const problem = value === undefined ? undefined : check(value)
  if (problem !== undefined) throw new ConfigError(`${name} is wrong: ${problem}`)
}

/**
 * Checks every variable without side effects, e.g. before a build.
 * @throws ConfigError with one line that names the variable
 */
export function checkEnvironment(env: NodeJS.ProcessEnv = process.env): Environment {
  loadCommonPasswords()
  const values = parseEnvironment(env)
  if (values.ADMIN_EMAIL !== undefined && values.ADMIN_PASSWORD === undefined)
    throw new ConfigError('ADMIN_PASSWORD is wrong: it is needed with ADMIN_EMAIL')
  if (isPostgres(values.DATABASE_URL) && values.JWT_SECRET === undefined)
    throw new ConfigError('JWT_SECRET is wrong: it is needed with PostgreSQL, the same for every process')
  if (values.BACKUP_TO !== undefined && values.BACKUP_RECIPIENTS === undefined)
    throw new ConfigError(
      'BACKUP_TO is wrong: copies would leave this machine unsealed; run npm run admin -- make-backup-key and set BACKUP_RECIPIENTS',
    )
  refuseRule('ADMIN_EMAIL', values.ADMIN_EMAIL, checkEmail)
  refuseRule('ADMIN_PASSWORD', values.ADMIN_PASSWORD, (password) => checkOperatorPassword(password, values.ADMIN_EMAIL))
  return values
}
