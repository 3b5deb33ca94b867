import * as z from 'zod'

// The site's CSP forbids eval, which zod's compiler would try with `new Function`; on the server the compiler parses faster.
if ('document' in globalThis) z.config({ jitless: true })

export { z }
