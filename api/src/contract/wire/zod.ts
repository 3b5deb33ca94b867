import * as z from 'zod'

// Under the site's CSP (no eval) zod's compiler would probe `new Function`; on the server it makes parsing faster.
if ('document' in globalThis) z.config({ jitless: true })

export { z }
