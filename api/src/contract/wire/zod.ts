import * as z from 'zod'

// The site's CSP forbids eval, which zod's compiler would try; on the server it parses faster.
if ('document' in globalThis) z.config({ jitless: true })

export { z }
