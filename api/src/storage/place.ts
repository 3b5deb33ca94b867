import { isAbsolute, resolve } from 'node:path'

/** An S3 bucket with its credentials, addressed by path. */
export type Bucket = {
  kind: 'bucket'
  /** e.g. https://s3.example.org/copies */
  url: string
  /** Empty, or a folder within the bucket that ends in a slash. */
  prefix: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}
type Folder = { kind: 'folder'; path: string }
export type Place = Bucket | Folder

const path = /^\/([a-z\d][a-z\d._-]{1,62})((?:\/[\w.-]+)*)\/?$/

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return ''
  }
}

/**
 * Reads `s3://KEY:SECRET@host/bucket?region=…`, with an optional folder. `tls=off` uses plain http, for a bucket on the same
 * machine. A slash within the secret is %2F.
 * @returns undefined for anything else
 */
function parseBucket(text: string): Bucket | undefined {
  if (!text.startsWith('s3://') || !URL.canParse(text)) return undefined
  const { username, password, host, pathname, searchParams, hash } = new URL(text)
  const [, bucket, folder = ''] = path.exec(pathname) ?? []
  const accessKeyId = decode(username)
  const secretAccessKey = decode(password)
  const unknown = [...searchParams.keys()].some((name) => name !== 'region' && name !== 'tls')
  if (bucket === undefined || !host || !accessKeyId || !secretAccessKey || unknown || hash) return undefined
  const scheme = searchParams.get('tls') === 'off' ? 'http' : 'https'
  return {
    kind: 'bucket',
    url: `${scheme}://${host}/${bucket}`,
    prefix: folder === '' ? '' : `${folder.slice(1)}/`,
    region: searchParams.get('region') || 'us-east-1',
    accessKeyId,
    secretAccessKey,
  }
}

/** Reads a bucket address, or the full path of a folder. */
export const parsePlace = (text: string): Place | undefined =>
  isAbsolute(text) ? { kind: 'folder', path: resolve(text) } : parseBucket(text)
