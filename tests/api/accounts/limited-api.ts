import { createTestApi } from '../../support/api.ts'

export async function createLimitedApi(env: Record<string, string> = {}) {
  const api = await createTestApi({ RATE_LIMITS: 'on', ...env })
  const try_ = (email: string, password: string, ip: string, cookie?: string) =>
    api.call('POST', '/auth/login', { body: { email, password }, ip, ...(cookie ? { cookie } : {}) })
  return { ...api, try_ }
}
export type LimitedApi = Awaited<ReturnType<typeof createLimitedApi>>

/** Calls `attempt` this many times, one after the other. @returns the statuses */
export async function statusesOf(count: number, attempt: (index: number) => Promise<{ status: number }>) {
  const statuses: number[] = []
  for (let index = 0; index < count; index += 1) statuses.push((await attempt(index)).status)
  return statuses
}
export const countBy = (statuses: number[], wanted: number): number =>
  statuses.filter((status) => status === wanted).length
