import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Config } from '../config/config.ts'
import { type Language, languages } from '../contract/people/languages.ts'
import { chooseEncoding } from '../http/answers/choose-encoding.ts'
import type { StoredFile, StoredFiles } from './load-files.ts'
import { cacheControlOf, createPageHeaders, isPage } from './page-headers.ts'
import { plainPolicy } from './page-policy.ts'
import type { PageFiles } from './pages/open-pages.ts'
import { speculationRules, speculationRulesPath, speculationRulesType } from './speculation-rules.ts'

export type PageHandler = (request: IncomingMessage, response: ServerResponse) => void

/** Admin app, caretaker app and first-run page are one build (rules OPS-2, SET-15). */
const backofficeApp = /^\/(?:(?:admin|caretaker)(?:\/|$)|setup$)/

/** At the root, because a worker's scope is limited to its own path. */
const caretakerFiles = ['/caretaker-sw.js', '/caretaker.webmanifest']

/** Returns undefined for an invalid path or one that leaves the folder. */
function readPathname(url: string | undefined): string | undefined {
  const pathname = (url ?? '/').split(/[?#]/, 1)[0] ?? '/'
  try {
    const decoded = decodeURIComponent(pathname)
    return /^\/(?!\/)[^\\\0]*$/.test(decoded) && !/\/\.\.?(\/|$)/.test(decoded) ? pathname : undefined
  } catch {
    return undefined
  }
}

/** Also for the "not found" page (rule LANG-2). */
const languageOfPath = (url = '/'): Language =>
  languages.find((language) => new RegExp(`^/${language}(?=$|[/?#])`).test(url)) ?? 'en'

/** Finds a page with and without trailing slash and ending. */
function findFile(files: StoredFiles, pathname: string): StoredFile | undefined {
  const path = decodeURIComponent(pathname).replace(/\/$/, '')
  return files.get(path) ?? files.get(`${path}.html`) ?? files.get(`${path}/index.html`)
}

const isUnchanged = (request: IncomingMessage, file: StoredFile): boolean =>
  request.headers['if-none-match']?.split(',').some((one) => one.trim() === file.tag() || one.trim() === '*') === true

function send(request: IncomingMessage, response: ServerResponse, file: StoredFile, status: 200 | 404): void {
  response.setHeader('Vary', 'Accept-Encoding')
  if (status === 200) {
    response.setHeader('ETag', file.tag())
    if (isUnchanged(request, file)) {
      response.writeHead(304).end()
      return
    }
  }
  const encoding = chooseEncoding(request.headers['accept-encoding'], (name) => file.copies[name] !== undefined)
  const bytes = (encoding && file.copies[encoding]) ?? file.plain()
  if (encoding) response.setHeader('Content-Encoding', encoding)
  response.writeHead(status, { 'Content-Type': file.type, 'Content-Length': bytes.length })
  response.end(request.method === 'HEAD' ? undefined : bytes)
}

const noPage: StoredFile = {
  type: 'text/plain;charset=utf-8',
  tag: () => '',
  copies: {},
  policy: () => plainPolicy,
  plain: () => Buffer.from('Not found'),
}

/** Serves site and back office from memory. Reads `pages.files` at each request, because a change of settings replaces it. */
export function createPageHandler(
  config: Pick<Config, 'publicUrl' | 'google'>,
  pages: { readonly files: PageFiles },
): PageHandler {
  const headers = createPageHeaders(config)
  const notFoundIn = (site: StoredFiles, language: Language): StoredFile =>
    site.get(language === 'en' ? '/404.html' : `/${language}/404.html`) ?? site.get('/404.html') ?? noPage

  function answerNotFound(request: IncomingMessage, response: ServerResponse): void {
    const notFound = notFoundIn(pages.files.site, languageOfPath(request.url))
    response.setHeader('Content-Security-Policy', notFound.policy())
    response.setHeader('Cache-Control', 'no-cache')
    send(request, response, notFound, 404)
  }

  function find(pathname: string): { file: StoredFile | undefined; policy?: string; isSitePage: boolean } {
    const { site, backoffice } = pages.files
    if (backofficeApp.test(pathname))
      return { file: backoffice.get('/index.html'), policy: headers.backofficePolicy, isSitePage: false }
    if (caretakerFiles.includes(pathname)) return { file: backoffice.get(pathname), isSitePage: false }
    if (pathname.startsWith('/_bo/'))
      return {
        file: findFile(backoffice, pathname.slice('/_bo'.length)),
        policy: headers.backofficePolicy,
        isSitePage: false,
      }
    return { file: findFile(site, pathname), isSitePage: isPage(pathname) }
  }

  return (request, response) => {
    for (const [name, value] of headers.common) response.setHeader(name, value)
    response.setHeader('Content-Security-Policy', plainPolicy)
    if (request.method === 'POST') {
      // A form sent before its script had loaded: redirects without form data in the URL.
      response.writeHead(303, { Location: readPathname(request.url) ?? '/', 'Content-Length': 0 }).end()
      request.resume()
      return
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end()
      return
    }
    const pathname = readPathname(request.url)
    if (pathname === undefined) return answerNotFound(request, response)
    if (pathname === speculationRulesPath) {
      response.setHeader('Cache-Control', cacheControlOf(pathname))
      response.setHeader('Vary', 'Accept-Encoding')
      response.writeHead(200, { 'Content-Type': speculationRulesType }).end(speculationRules)
      return
    }
    const { file, policy, isSitePage } = find(pathname)
    if (isSitePage) response.setHeader('Speculation-Rules', `"${speculationRulesPath}"`)
    if (!file) return answerNotFound(request, response)
    response.setHeader('Cache-Control', cacheControlOf(pathname))
    response.setHeader('Content-Security-Policy', policy ?? file.policy())
    send(request, response, file, 200)
  }
}
