import { createRequire } from 'node:module'

/** The server's own copy of sharp: it is compiled for the machine, so it cannot be a part of the bundle. */
export default createRequire(process.argv[1] ?? '')('sharp')
