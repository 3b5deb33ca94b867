import { createRequire } from 'node:module'

/** The server's own copy of sharp: it is compiled for the machine, so the bundle cannot contain it. */
export default createRequire(process.argv[1] ?? '')('sharp')
