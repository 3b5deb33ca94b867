import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import sirv from 'sirv'
import type { Config } from '../config/config.ts'
import { cacheControlOf, createPageHeaders, isPage } from './page-headers.ts'
import { speculationRules, speculationRulesPath, speculationRulesType } from './speculation-rules.ts'

export type PageHandler = (request: IncomingMessage, response: ServerResponse) => void

export type PageFolders = { site: string; backoffice: string }

const repository = join(import.meta.dirname, '..', '..', '..')
export const builtFolders: PageFolders = {
  site: join(repository, 'site', 'dist'),
  backoffice: join(repository, 'backoffice', 'dist'),
}

/** The back office lives in two homes with one build (contract, section 1). */
const backofficeHome = /^\/(admin|caretaker)(\/|$)/

/** The path without its query; undefined for what is no path at all or tries to leave the folder. */
function readPathname(url: string | undefined): string | undefined {
  const pathname = (url ?? '/').split(/[?#]/, 1)[0] ?? '/'
  try {
    const decoded = decodeURIComponent(pathname)
    return /^\/(?!\/)[^\\\0]*$/.test(decoded) && !/\/\.\.?(\/|$)/.test(decoded) ? pathname : undefined
  } catch {
    return undefined
  }
}

/** A folder that was not built has no files; the API works without it. */
const serveFolder = (folder: string): ReturnType<typeof sirv> =>
  existsSync(folder) ? sirv(folder, { etag: true, brotli: true, gzip: true }) : (_request, _response, next) => next?.()

/**
 * Serves the built pages of site and back office on the API's own port. Files are listed once at start, so a request
 * costs no look at the disk but reading the file; precompressed copies are chosen by Accept-Encoding.
 */
export function createPageHandler(
  config: Pick<Config, 'publicUrl' | 'google'>,
  folders: PageFolders = builtFolders,
): PageHandler {
  const headers = createPageHeaders(config)
  const serveSite = serveFolder(folders.site)
  const serveBackoffice = serveFolder(folders.backoffice)
  const notFoundPage = join(folders.site, '404.html')
  const notFound = existsSync(notFoundPage) ? readFileSync(notFoundPage) : Buffer.from('Not found')

  function answerNotFound(response: ServerResponse): void {
    response.setHeader('Content-Security-Policy', headers.sitePolicy)
    response.setHeader('Cache-Control', 'no-cache')
    response.writeHead(404, { 'Content-Type': 'text/html;charset=utf-8', 'Content-Length': notFound.length })
    response.end(notFound)
  }

  return (request, response) => {
    for (const [name, value] of headers.common) response.setHeader(name, value)
    if (request.method === 'POST') {
      // A form that was sent before its script was there: the page again, and nothing of it in the address.
      response.writeHead(303, { Location: readPathname(request.url) ?? '/', 'Content-Length': 0 }).end()
      request.resume()
      return
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end()
      return
    }
    const pathname = readPathname(request.url)
    if (pathname === undefined) return answerNotFound(response)
    response.setHeader('Cache-Control', cacheControlOf(pathname))
    response.setHeader('Vary', 'Accept-Encoding')
    if (backofficeHome.test(pathname)) request.url = '/index.html'
    else if (pathname.startsWith('/_bo/')) request.url = pathname.slice('/_bo'.length)
    else if (pathname === speculationRulesPath) {
      response.writeHead(200, { 'Content-Type': speculationRulesType }).end(speculationRules)
      return
    } else {
      response.setHeader('Content-Security-Policy', headers.sitePolicy)
      if (isPage(pathname)) response.setHeader('Speculation-Rules', `"${speculationRulesPath}"`)
      return serveSite(request, response, () => answerNotFound(response))
    }
    response.setHeader('Content-Security-Policy', headers.backofficePolicy)
    serveBackoffice(request, response, () => answerNotFound(response))
  }
}
