import type { Context } from 'hono'
import { html } from 'hono/html'
import { z } from 'zod'
import type { Office } from '../contract/office.ts'
import { texts } from '../contract/texts.ts'
import { pagePath } from '../contract/words/page-path.ts'
import type { AppEnvironment } from './environment.ts'
import { ApiError, badRequest } from './errors/api-error.ts'
import { toApiError } from './errors/error-handler.ts'
import { requestLanguageOf, translateFor } from './language.ts'
import { refuseUnstorableText } from './storable-text.ts'
import { invalidInput } from './validation.ts'

const formType = 'application/x-www-form-urlencoded'

/** Describes JSON or a plain form; `readSubmission` validates it. */
export function submissionBody(fields: z.ZodType) {
  const { $schema: _, ...described } = z.toJSONSchema(fields, { io: 'input', unrepresentable: 'any' })
  const schema: Record<string, never> = JSON.parse(JSON.stringify(described))
  const content = { schema }
  return { content: { 'application/json': content, [formType]: content } }
}

export const isPlainForm = (c: Context<AppEnvironment>): boolean =>
  (c.req.header('Content-Type') ?? '').toLowerCase().startsWith(formType)

async function readBody(c: Context<AppEnvironment>): Promise<unknown> {
  if (isPlainForm(c)) return Object.fromEntries(new URLSearchParams(await c.req.text()))
  if (!/^application\/(?:[\w.+-]+\+)?json\b/i.test(c.req.header('Content-Type') ?? ''))
    throw new ApiError(415, 'request.wrong_media_type')
  try {
    return await c.req.json()
  } catch (error) {
    if (error instanceof SyntaxError) throw badRequest('request.bad_json')
    throw error
  }
}

/** Reads JSON or a form without script. @throws ApiError 400, 415 */
export async function readSubmission<Fields>(c: Context<AppEnvironment>, schema: z.ZodType<Fields>): Promise<Fields> {
  const result = schema.safeParse(await readBody(c))
  if (!result.success) throw invalidInput(result.error)
  refuseUnstorableText(result.data)
  return result.data
}

type ProblemPage = { error: ApiError; back: string; office: Pick<Office, 'words'> }

const problemPage = (c: Context<AppEnvironment>, { error, back, office }: ProblemPage) => html`<!doctype html>
<html lang="${requestLanguageOf(c) ?? 'en'}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${translateFor(c, texts.form.problem)} | ${office.words[requestLanguageOf(c) ?? 'en'].name}</title>
  </head>
  <body>
    <main>
      <h1>${translateFor(c, texts.form.problem)}</h1>
      <ul>
        ${Object.entries(error.errors ?? { '': error.message }).map(
          ([field, text]) => html`<li>${field === '' ? '' : `${field}: `}${translateFor(c, text)}</li>`,
        )}
      </ul>
      <p><a href="${back}">${translateFor(c, texts.form.back)}</a></p>
    </main>
  </body>
</html>`

export const pageInLanguage = (c: Context<AppEnvironment>, path: string): string =>
  pagePath(requestLanguageOf(c) ?? 'en', path)

/** Answers an error as the input was sent: JSON for scripts, a small page for a plain form. */
export async function answerProblem(
  c: Context<AppEnvironment>,
  thrown: unknown,
  { back, office }: Omit<ProblemPage, 'error'>,
): Promise<Response> {
  const error = toApiError(thrown)
  if (!isPlainForm(c) || error.status >= 500) throw thrown
  if (error.retryAfter !== undefined) c.header('Retry-After', String(error.retryAfter))
  return c.html(problemPage(c, { error, back: pageInLanguage(c, back), office }), error.status)
}
