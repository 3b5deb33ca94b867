import type { Language } from '@thodu/api/contract/people/languages'
import type { Plugin } from 'vite'

/** Lets the development server answer below the language prefix, as the built site does (`SITE_LANGUAGE=te`). */
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
