import { expect, test } from 'vitest'
import { adminEnv, firstAdmin, signIn } from '../support/people.ts'
import { startServer } from '../support/servers/server.ts'

test('a public installation with the values of the working name says so in the log and in the office', async () => {
  const server = await startServer({ env: { ...adminEnv, PUBLIC_URL: 'https://care.example.org' } })
  expect(server.log()).toMatch(/"notice":"placeholders","details":\[[^\]]*"brand\.email"/)
  await server.remove()
  const local = await startServer({ env: adminEnv })
  expect(local.log()).not.toContain('placeholders')
  const { api } = await signIn(local, firstAdmin)
  expect(await api.call('/admin/notices')).toMatchObject({ notices: [] })
  await local.remove()
})
