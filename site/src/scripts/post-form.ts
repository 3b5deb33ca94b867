import { languageHeader } from '@thodu/api/contract/people/languages'
import { language } from '#words/language/language.ts'

type Answer = { ok: boolean; message: string; errors: Record<string, string> }

async function post(
  form: HTMLFormElement,
  fallback: { sent: string; failed: string },
  headers: Record<string, string>,
): Promise<Answer> {
  // No module shared by several scripts: each script is inlined in its page (integrations/own-scripts.ts).
  const limit = new AbortController()
  setTimeout(() => limit.abort(), 30_000)
  try {
    const response = await fetch(form.action, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Accept: 'application/json',
        ...(language !== 'en' && { [languageHeader]: language }),
        ...headers,
      },
      body: JSON.stringify(Object.fromEntries([...new FormData(form)].filter(([, value]) => value !== ''))),
      signal: limit.signal,
    })
    const body: { message?: string; errors?: Record<string, string> } = await response.json()
    const { message = response.ok ? fallback.sent : fallback.failed, errors = {} } = body
    return { ok: response.ok, message, errors }
  } catch {
    return { ok: false, message: fallback.failed, errors: {} }
  }
}

type Options = { headers?: Record<string, string>; onSent?: () => void }

/** Returns the browser's validation errors with the page's texts: the browser's own are in its language. */
function findMistakes(form: HTMLFormElement): Record<string, string> {
  const { required = '', invalid = '' } = form.dataset
  const mistakes: Record<string, string> = {}
  for (const field of form.querySelectorAll<HTMLInputElement>('[name]'))
    if (!field.validity.valid) mistakes[field.name] = field.validity.valueMissing ? required : invalid
  return mistakes
}

/**
 * Sends a form as JSON and shows its states in place: idle, submitting, success, error (rule REQ-4). Without this script the form
 * is posted plainly and the server answers with a page.
 */
export function startPostForm(form: HTMLFormElement, { headers = {}, onSent }: Options = {}) {
  const button = form.querySelector<HTMLButtonElement>('[type=submit]')
  const status = form.querySelector<HTMLElement>('[data-status]')
  if (!button || !status) return
  const { postForm = '', sending = '', sent = '', failed = '' } = form.dataset
  const label = button.textContent ?? ''

  const showStatus = (text: string, state: 'success' | 'error' | '') => {
    status.textContent = text
    status.dataset.state = state
  }
  const showErrors = (errors: Record<string, string>) => {
    let first: HTMLElement | undefined
    for (const field of form.querySelectorAll<HTMLInputElement>('[name]')) {
      const text = errors[field.name] ?? ''
      field.setAttribute('aria-invalid', String(text !== ''))
      const place = form.querySelector(`[data-error="${field.name}"]`)
      if (place) place.textContent = text
      if (text) first ??= field
    }
    first?.focus()
  }

  // After a plain post the server redirects here with a query parameter.
  if (new URLSearchParams(location.search).has(postForm)) showStatus(sent, 'success')

  form.addEventListener('input', (event) => {
    if (event.target instanceof HTMLInputElement && event.target.getAttribute('aria-invalid') === 'true') {
      event.target.setAttribute('aria-invalid', 'false')
      form.querySelector(`[data-error="${event.target.name}"]`)?.replaceChildren()
    }
  })
  form.noValidate = true
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    if (button.disabled) return
    const mistakes = findMistakes(form)
    showStatus('', '')
    showErrors(mistakes)
    if (Object.keys(mistakes).length > 0) return
    button.disabled = true
    button.textContent = sending
    const answer = await post(form, { sent, failed }, headers)
    button.disabled = false
    button.textContent = label
    showStatus(answer.message, answer.ok ? 'success' : 'error')
    showErrors(answer.errors)
    if (!answer.ok) return
    form.reset()
    onSent?.()
  })
}
