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
    schema: z.string().regex(address, 'must be an IP address or a host name').default('127.0.0.1'),
    default: '127.0.0.1',
    meaning: 'address to listen on',
  },
  PUBLIC_URL: {
    schema: z
      .string()
      .refine(isOrigin, 'must be an address such as https://care.example.org, without a path')
      .optional(),
    default: 'http://localhost:PORT',
    meaning: 'public address of the site, used in mails and links; CORS allows no other origin',
  },
  DATA_DIR: {
    schema: z.string().min(1).default('./data'),
    default: './data',
    meaning: 'folder of the database, uploads, outbox and generated secret: all data are here',
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
      'mail server, always with TLS unless the address ends in ?insecure; without it each mail is written to a file in DATA_DIR/outbox',
  },
  MAIL_FROM: {
    schema: z
      .string()
      .transform((sender) => sender.trim())
      .refine(isSender, 'must be an address, e.g. care@example.org or Thodu Care <care@example.org>')
      .optional(),
    default: 'none',
    meaning: 'sender of mails; by default the e-mail of the organisation',
  },
  OFFICE_LANGUAGE: {
    schema: z.enum(languages).default('en'),
    default: 'en',
    meaning: 'language of mails to the team: en, te or hi',
  },
  ADMIN_EMAIL: {
    schema: optionalText,
    default: 'none',
    meaning: 'email of the first admin, created at start if there is no admin',
  },
  ADMIN_PASSWORD: { schema: optionalText, default: 'none', meaning: 'password of the first admin' },
  GOOGLE_CLIENT_ID: { schema: optionalText, default: 'none', meaning: 'turns on Google sign-in' },
  GOOGLE_JWKS_URL: {
    schema: z.url().default(googleJwksUrl),
    default: 'Google',
    meaning: 'address of the public keys that verify Google credentials',
  },
  GOOGLE_ISSUER: {
    schema: z.string().min(1).default(googleIssuer),
    default: 'Google',
    meaning: 'required issuer of Google credentials',
  },
  JWT_SECRET: {
    schema: z
      .string()
      .min(32, 'must be at least 32 bytes')
      .refine(
        (text) => !text.startsWith(printedSecret),
        'is the example from the guide, which everyone can read; create your own: openssl rand -hex 32',
      )
      .optional(),
    default: 'generated into DATA_DIR',
    meaning: 'signs session tokens; at least 32 bytes; required with PostgreSQL',
  },
  TRUST_PROXY: {
    schema: wholeNumber(0, 10).default(0),
    default: '0',
    meaning: 'number of trusted proxies that set X-Forwarded-For',
  },
  STAFF_SECOND_FACTOR: {
    schema: z.enum(secondFactorRoles).default('off'),
    default: 'off',
    meaning: 'who needs two-factor authentication: off (no one), admins, or staff (admins and caretakers)',
  },
  REQUIRED_CHECKS: {
    schema: z
      .string()
      .default('police,id,references')
      .transform((value) => (value.trim() === 'none' ? [] : value.split(',').flatMap((check) => check.trim() || [])))
      .pipe(z.array(z.enum(profileChecks))),
    default: 'police,id,references',
    meaning: 'checks that every caretaker should have on file, separated by commas, or none',
  },
  REQUIRED_CHECKS_MODE: {
    schema: z.enum(checkModes).default('warn'),
    default: 'warn',
    meaning:
      'if a check is missing: warn (the office may still assign after a warning), block (the assignment is refused) or none (no warning)',
  },
  RATE_LIMITS: {
    schema: z.enum(['on', 'off']).default('on'),
    default: 'on',
    meaning: 'rate limits; off for load tests only',
  },
  MAX_UPLOAD_MB: {
    schema: wholeNumber(1, 100).default(10),
    default: '10',
    meaning: 'maximum size of an uploaded file in MB',
  },
  METRICS_TOKEN: {
    schema: z
      .string()
      .regex(/^\S{16,}$/, 'must be at least 16 characters without spaces')
      .optional(),
    default: 'none',
    meaning:
      'bearer token for /api/metrics and the details of /api/health; without it only requests from this machine can read them',
  },
  UPLOADS_URL: {
    schema: z
      .string()
      .refine(
        (place) => parsePlace(place)?.kind === 'bucket',
        'must be s3://KEY:SECRET@host/bucket?region=… with each slash in the secret written as %2F',
      )
      .optional(),
    default: 'DATA_DIR/uploads',
    meaning: 'S3 bucket for uploads',
  },
  BACKUP_RECIPIENTS: {
    schema: z
      .string()
      .refine(
        (list) => parseRecipients(list) !== undefined,
        'must be one or two keys such as age1…, separated by a comma',
      )
      .optional(),
    default: 'none',
    meaning: 'one or two public keys that encrypt the backups; without them backups are not encrypted',
  },
  BACKUP_TO: {
    schema: z
      .string()
      .refine(
        (place) => parsePlace(place) !== undefined,
        'must be the full path of a folder, or s3://KEY:SECRET@host/bucket?region=… with each slash in the secret written as %2F',
      )
      .optional(),
    default: 'none',
    meaning: 'folder on another disk, or S3 bucket, to which each nightly backup is copied; requires BACKUP_RECIPIENTS',
  },
  OPERATOR_EMAIL: {
    schema: z
      .string()
      .refine((email) => checkEmail(email) === undefined, 'must be an address, e.g. server@example.org')
      .optional(),
    default: 'none',
    meaning: 'who receives a mail when backups fail or the disk is full; by default all admins',
  },
  LOG_LEVEL: {
    schema: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
    default: 'info',
    meaning: 'lowest level of the log, which is written to stdout as JSON lines',
  },
} as const

type Environment = { [Name in keyof typeof environment]: z.output<(typeof environment)[Name]['schema']> }

function parseEnvironment(env: NodeJS.ProcessEnv): Environment {
  const values: Record<string, unknown> = {}
  for (const [name, { schema }] of Object.entries(environment)) {
    const given = env[name] === '' ? undefined : env[name]
    const result = (schema as z.ZodType).safeParse(given)
    if (!result.success)
      throw new ConfigError(`${name} is wrong: ${result.error.issues[0]?.message ?? 'the value is not valid'}`)
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
    throw new ConfigError('ADMIN_PASSWORD is wrong: ADMIN_EMAIL requires it')
  if (isPostgres(values.DATABASE_URL) && values.JWT_SECRET === undefined)
    throw new ConfigError('JWT_SECRET is wrong: PostgreSQL requires it, with the same value for every process')
  if (values.BACKUP_TO !== undefined && values.BACKUP_RECIPIENTS === undefined)
    throw new ConfigError(
      'BACKUP_TO is wrong: copies would leave this machine without encryption; run npm run admin -- make-backup-key and set BACKUP_RECIPIENTS',
    )
  refuseRule('ADMIN_EMAIL', values.ADMIN_EMAIL, checkEmail)
  refuseRule('ADMIN_PASSWORD', values.ADMIN_PASSWORD, (password) => checkOperatorPassword(password, values.ADMIN_EMAIL))
  return values
}
