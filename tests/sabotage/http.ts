import type { Protection } from './protection.ts'

/**
 * Headers, content policies and cookies of answers, and what an answer says about a failure. Stryker changes none of
 * them: they are literals in lists and calls in a chain.
 */
export const httpProtections: Protection[] = [
  {
    id: 'http-nosniff',
    what: 'Browsers must not guess the type of an answer.',
    file: 'api/src/http/guards/security-headers.ts',
    find: "    ['X-Content-Type-Options', 'nosniff'],\n",
    tests: ['tests/api/system/protocol.test.ts'],
  },
  {
    id: 'http-no-store',
    what: 'No cache stores an answer of the API.',
    file: 'api/src/http/guards/security-headers.ts',
    find: "  ['Cache-Control', 'no-store'],\n",
    tests: ['tests/api/http/route.test.ts'],
  },
  {
    id: 'http-api-policy',
    what: 'An answer of the API loads nothing in a browser.',
    file: 'api/src/http/guards/security-headers.ts',
    find: "  ['Content-Security-Policy', apiContentPolicy],\n",
    tests: ['tests/api/system/protocol.test.ts'],
  },
  {
    id: 'http-page-frames',
    what: 'No other site shows one of our pages in a frame.',
    file: 'api/src/serve/page-policy.ts',
    find: "  'frame-ancestors': \"'none'\",\n",
    tests: ['tests/api/serve/pages.test.ts'],
  },
  {
    id: 'http-page-scripts',
    what: 'The back office runs no inline scripts.',
    file: 'api/src/serve/page-headers.ts',
    find: '"script-src \'self\'"',
    replace: "\"script-src 'self' 'unsafe-inline'\"",
    tests: ['tests/api/serve/pages.test.ts'],
  },
  {
    id: 'http-cors',
    what: 'Pages of other origins cannot read answers of the API.',
    file: 'api/src/http/guards/origins.ts',
    find: "origin === publicUrl ? [['Access-Control-Allow-Origin', publicUrl], vary] : [vary]",
    replace: "[['Access-Control-Allow-Origin', origin], vary]",
    tests: ['tests/api/system/protocol.test.ts'],
  },
  {
    id: 'http-foreign-origin',
    what: 'The API refuses changes that a page of another origin sends.',
    file: 'api/src/create-app.ts',
    find: '    refuseForeignPages(c, deps.config)\n',
    replace: '    void refuseForeignPages\n',
    tests: ['tests/api/system/protocol.test.ts'],
  },
  {
    id: 'http-attachment',
    what: 'A browser downloads an uploaded file and does not show it.',
    file: 'api/src/documents/files.routes.ts',
    find: "c.header('Content-Disposition', attachmentHeader(document.name))",
    replace: "c.header('Content-Disposition', 'inline')",
    tests: ['tests/api/documents/upload.test.ts'],
  },
  {
    id: 'http-sandbox',
    what: 'An uploaded file runs in a sandbox where a browser shows it all the same.',
    file: 'api/src/documents/files.routes.ts',
    find: "frame-ancestors 'none'; sandbox",
    replace: "frame-ancestors 'none'",
    tests: ['tests/api/documents/upload.test.ts'],
  },
  {
    id: 'http-silent-500',
    what: 'A 500 answer does not contain the error.',
    file: 'api/src/http/errors/error-handler.ts',
    find: "  return new ApiError(500, 'server.failed')\n}",
    replace: "  return new ApiError(500, 'server.failed', { message: String(error) })\n}",
    tests: ['api/src/http/errors/error-handler.test.ts'],
  },
  {
    id: 'http-cookie-tls',
    what: 'Cookies travel over TLS only where the site uses HTTPS.',
    file: 'api/src/http/guards/private-cookie.ts',
    find: "secure: isSecure(site),\n    path: '/',\n    maxAge",
    replace: "secure: false,\n    path: '/',\n    maxAge",
    tests: ['tests/api/accounts/sign-up.test.ts'],
  },
  {
    id: 'http-cookie-scripts',
    what: 'Scripts and other sites cannot use our cookies.',
    file: 'api/src/http/guards/private-cookie.ts',
    find: "    httpOnly: true,\n    sameSite: 'Strict',\n",
    tests: ['tests/api/accounts/sign-up.test.ts'],
  },
]
