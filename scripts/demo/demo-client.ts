import { createApp, type Deps } from '@thodu/api'
import type { SignedIn } from '@thodu/api/contract/accounts/accounts.schema'
import { demoPassword } from './demo-people.ts'

/** Calls the product's own API in this process, at the demo's time. */
export function createDemoClient(deps: Deps) {
  const app = createApp(deps)
  return async function call<Answer>(
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    { token, body, cookie, link }: { token?: string; body?: unknown; cookie?: string; link?: string } = {},
  ): Promise<{ answer: Answer; cookie: string }> {
    const headers = new Headers({ 'User-Agent': 'Demo' })
    if (token) headers.set('Authorization', `Bearer ${token}`)
    if (cookie) headers.set('Cookie', cookie)
    if (link) headers.set('X-Take-Link', link)
    if (body !== undefined && !(body instanceof FormData)) headers.set('Content-Type', 'application/json')
    const response = await app.request(`/api${path}`, {
      method,
      headers,
      ...(body === undefined ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) }),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text}`)
    const cookies = response.headers.getSetCookie().map((line) => line.split(';')[0])
    return { answer: (text === '' ? undefined : JSON.parse(text)) as Answer, cookie: cookies.join('; ') }
  }
}
export type DemoClient = ReturnType<typeof createDemoClient>

export type DemoSession = { id: string; email: string; token: string }

/** Sessions last 30 days, less than the demo's history: people sign in again before each booking. */
export async function signInToDemo(call: DemoClient, email: string): Promise<DemoSession> {
  const { answer } = await call<SignedIn>('POST', '/auth/login', { body: { email, password: demoPassword } })
  return { id: answer.user._id, email, token: answer.token }
}
