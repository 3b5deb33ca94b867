/** Endings of files that get compressed copies. */
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
/** Below so many bytes a compressed copy saves nothing on the wire. */
export const smallestCompressed = 400
