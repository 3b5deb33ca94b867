import { createSecretKey, randomBytes } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { brand, brandPayments, brandPromises } from '../contract/brand.config.ts'
import { findSetupError, type PaymentSetup } from '../contract/payment-setup.ts'
import { brandPrivacy } from '../contract/privacy/privacy.config.ts'
import { findPrivacyError, type PrivacySetup } from '../contract/privacy/privacy-setup.ts'
import { type House, type PromiseRules, readPromiseRules } from '../contract/promises/due-times.ts'
import { parseRecipients } from '../sealing/recipient.ts'
import { type Place, parsePlace } from '../storage/place.ts'
import { ConfigError, checkEnvironment, googleIssuer, googleJwksUrl, isPostgres } from './environment.ts'

/** The secret that signs tokens: from the environment, or made once and kept readable by the owner only. */
function readOrCreateSecret(dataDir: string, given: string | undefined): Uint8Array {
  if (given !== undefined) return new TextEncoder().encode(given)
  const file = join(dataDir, 'jwt-secret')
  if (!existsSync(file)) {
    writeFileSync(file, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx', flush: true })
    chmodSync(file, 0o600)
  }
  const secret = readFileSync(file, 'utf8').trim()
  if (secret.length < 32) throw new ConfigError(`JWT_SECRET is wrong: the generated file in DATA_DIR is damaged`)
  return new TextEncoder().encode(secret)
}

/** Where copies of backups go. A folder within DATA_DIR would be lost together with what it is a copy of. */
function findCopyPlace(given: string | undefined, dataDir: string): Place | undefined {
  const place = given === undefined ? undefined : parsePlace(given)
  if (place?.kind === 'folder' && !relative(dataDir, place.path).startsWith('..'))
    throw new ConfigError('BACKUP_TO is wrong: it lies within DATA_DIR')
  return place
}

/** The store of uploads: a bucket, or the folder of DATA_DIR. */
const findUploads = (given: string | undefined, dataDir: string): Place =>
  (given === undefined ? undefined : parsePlace(given)) ?? { kind: 'folder', path: join(dataDir, 'uploads') }

/** Where the database is: the address of a PostgreSQL server, and then no file is looked at, or a SQLite file. */
function placeOf(url: string | undefined, dataDir: string) {
  const databaseAddress = isPostgres(url) ? url : undefined
  const path = databaseAddress === undefined ? url?.slice('sqlite:'.length) : undefined
  const databaseFile = resolve(path ?? join(dataDir, 'thodu.db'))
  return { databaseAddress, databaseFile, database: databaseAddress ?? databaseFile }
}

const ourHouse: House = { promises: brandPromises, officeHours: brand.officeHours }

/** What is promised, from the configuration file. @throws ConfigError when a promise could never be due */
function findPromises(house: House): PromiseRules {
  try {
    return readPromiseRules(house)
  } catch (error) {
    throw new ConfigError(`brand.config.ts is wrong: ${error instanceof Error ? error.message : ''}`)
  }
}

/** How families pay, from the configuration file. @throws ConfigError for what cannot be right (rule MON-12) */
function findPayments(setup: PaymentSetup): PaymentSetup {
  const error = findSetupError(setup)
  if (error !== undefined) throw new ConfigError(`brand.config.ts is wrong: brandPayments.${error}`)
  return setup
}

/** Who answers for what is kept of people, and when, from the configuration file. @throws ConfigError for a time that is too long */
function findPrivacy(setup: PrivacySetup): PrivacySetup {
  const error = findPrivacyError(setup)
  if (error !== undefined) throw new ConfigError(`privacy.config.ts is wrong: ${error}`)
  return setup
}

/**
 * Reads, checks and completes the environment once (rule OPS-1).
 * @throws ConfigError with one line that names the variable
 */
export function loadConfig(
  env: NodeJS.ProcessEnv = process.env,
  house: House = ourHouse,
  payments: PaymentSetup = brandPayments,
  privacy: PrivacySetup = brandPrivacy,
) {
  const values = checkEnvironment(env)
  const dataDir = resolve(values.DATA_DIR)
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  } catch {
    throw new ConfigError('DATA_DIR is wrong: the folder cannot be created')
  }
  const secret = createSecretKey(readOrCreateSecret(dataDir, values.JWT_SECRET))
  return {
    port: values.PORT,
    host: values.HOST,
    publicUrl: new URL(values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).origin,
    dataDir,
    ...placeOf(values.DATABASE_URL, dataDir),
    /** Where uploads arrive, and are kept unless there is a bucket. */
    uploadsDir: join(dataDir, 'uploads'),
    uploads: findUploads(values.UPLOADS_URL, dataDir),
    outboxDir: join(dataDir, 'outbox'),
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    officeLanguage: values.OFFICE_LANGUAGE,
    adminEmail: values.ADMIN_EMAIL,
    adminPassword: values.ADMIN_PASSWORD,
    google:
      values.GOOGLE_CLIENT_ID === undefined
        ? undefined
        : {
            clientId: values.GOOGLE_CLIENT_ID,
            jwksUrl: values.GOOGLE_JWKS_URL,
            issuer: values.GOOGLE_ISSUER,
            /** Whether somebody else than Google vouches for people; the start log warns of it. */
            isReplaced: values.GOOGLE_JWKS_URL !== googleJwksUrl || values.GOOGLE_ISSUER !== googleIssuer,
          },
    secret,
    trustProxy: values.TRUST_PROXY,
    promises: findPromises(house),
    payments: findPayments(payments),
    privacy: findPrivacy(privacy),
    staffSecondFactor: values.STAFF_SECOND_FACTOR,
    requiredChecks: values.REQUIRED_CHECKS,
    rateLimits: values.RATE_LIMITS === 'on',
    maxUploadBytes: values.MAX_UPLOAD_MB * 1024 * 1024,
    metricsToken: values.METRICS_TOKEN,
    backupRecipients: parseRecipients(values.BACKUP_RECIPIENTS ?? '') ?? [],
    backupTo: findCopyPlace(values.BACKUP_TO, dataDir),
    logLevel: values.LOG_LEVEL,
  }
}
export type Config = ReturnType<typeof loadConfig>
