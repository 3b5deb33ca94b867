import { draftKey, endSession, TOKEN_KEY, USER_KEY } from '@thodu/api/contract/people/session-keys'
import type { CreateCall } from '@thodu/api/contract/telephone/telephone.schema'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'

const call: CreateCall = {
  key: 'k',
  items: [],
  outcome: 'reached',
  clientCallId: 'call-1',
  note: 'Her mother fell again',
}

class MemoryStorage {
  [key: string]: unknown
  getItem = (key: string) => (typeof this[key] === 'string' ? (this[key] as string) : null)
  setItem = (key: string, value: string) => {
    this[key] = value
  }
  removeItem = (key: string) => {
    delete this[key]
  }
}
let local: MemoryStorage

const signIn = (id: string) => {
  local.setItem(TOKEN_KEY, `token of ${id}`)
  local.setItem(USER_KEY, JSON.stringify({ _id: id, name: id, email: `${id}@example.in`, role: 'admin' }))
}
const words = () => JSON.stringify({ ...local })

async function openPage() {
  vi.resetModules()
  const { pendingCall } = await import('./pending-call.ts')
  const { finishBeforeLeaving } = await import('../../app/session/before-leaving.ts')
  return { pendingCall, finishBeforeLeaving }
}

beforeEach(() => {
  local = new MemoryStorage()
  vi.stubGlobal('localStorage', local)
  vi.stubGlobal('window', { setTimeout: () => 0 })
  vi.stubGlobal('addEventListener', () => {})
  signIn('meera')
})

afterAll(() => vi.unstubAllGlobals())

it('an unsent outcome is sent when its author is back, and never for another user', async () => {
  const closed = await openPage()
  closed.pendingCall.begin(call, async () => undefined)

  signIn('ravi')
  const sent = vi.fn(async () => undefined)
  const ravis = await openPage()
  ravis.pendingCall.sendKept(sent)
  expect(sent).not.toHaveBeenCalled()

  signIn('meera')
  const hers = await openPage()
  hers.pendingCall.sendKept(sent)
  expect(sent).toHaveBeenCalledExactlyOnceWith(call)
  await expect.poll(words).not.toContain('fell again')
})

it('an unsent outcome leaves the device when the session expires, and waits in the tab', async () => {
  const { pendingCall } = await openPage()
  pendingCall.begin(call, async () => Promise.reject(new Error('no line')))
  const session = new MemoryStorage()
  endSession({ local, session })
  expect(words()).not.toContain('fell again')
  expect(session.getItem(draftKey('meera', 'call'))).toContain('fell again')
})
