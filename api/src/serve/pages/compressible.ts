export const compressible: ReadonlySet<string> = new Set([
  '.html',
  '.js',
  '.css',
  '.svg',
  '.json',
  '.xml',
  '.txt',
  '.map',
  '.webmanifest',
])
/** Bytes below which a compressed copy saves nothing on the network. */
export const smallestCompressed = 400
