import type { Language } from '@thodu/api/contract/people/languages'
import type { Plugin } from 'vite'

/** While developing a language other than English (`SITE_LANGUAGE=te`), its pages answer below its prefix as they do when built. */
export const devPrefix = (language: Language): Plugin => ({
  name: 'dev-prefix',
  configureServer(server) {
    if (language === 'en') return
    const prefix = new RegExp(`^/${language}(?=$|[/?#])`)
    server.middlewares.use((request, _response, next) => {
      request.url = request.url?.replace(prefix, '').replace(/^(?!\/)/, '/') ?? '/'
      next()
    })
  },
})
