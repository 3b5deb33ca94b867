import { type ClientConfig, types } from 'pg'

/** Limit in ms; then the caller gets 503. */
const connectLimit = 3_000
/** Limit in ms; then the server counts as lost. No statement of this product reads for so long. */
const answerLimit = 20_000

/** Numbers arrive as from SQLite. */
const numbers: Record<number, (text: string) => number> = {
  16: (text) => (text === 't' ? 1 : 0),
  20: Number,
  1700: Number,
}
const asText = (text: string): string => text

/** A pooler in between has to pass these on (docs/operations.md). */
const common = {
  // A generic plan cannot distinguish a frequent word from a rare one.
  plan_cache_mode: 'force_custom_plan',
  jit: 'off',
  lock_timeout: '3s',
  idle_in_transaction_session_timeout: '10s',
  synchronous_commit: 'on',
  client_min_messages: 'warning',
}
const ofReaders = { default_transaction_read_only: 'on', statement_timeout: '15s' }

export type ConnectionPurpose = 'reading' | 'writing' | 'migrating'

/** Options in the address itself stay in force. */
export function connectionSettings(address: string, purpose: ConnectionPurpose): ClientConfig {
  const url = new URL(address)
  const settings = { ...common, ...(purpose === 'reading' ? ofReaders : {}) }
  const options = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`)
  url.searchParams.set('options', [...options, url.searchParams.get('options') ?? ''].join(' ').trim())
  if (!url.searchParams.has('application_name')) url.searchParams.set('application_name', 'thodu')
  return {
    connectionString: url.href,
    connectionTimeoutMillis: connectLimit,
    keepAlive: true,
    ...(purpose === 'migrating' ? {} : { query_timeout: answerLimit }),
    types: {
      getTypeParser: (id: number, format?: 'text' | 'binary') =>
        numbers[id] ?? (format === 'binary' ? types.getTypeParser(id, format) : (types.getTypeParser(id) ?? asText)),
    } as ClientConfig['types'],
  }
}
