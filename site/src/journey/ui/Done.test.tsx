import { expect, test } from 'vitest'
import { showIsland } from '../../../harness/show.tsx'
import { Done } from './Done.tsx'

test('a result takes the focus, and so does the next one in the same place (rule JRN-30)', async () => {
  const screen = await showIsland(<Done>Your request is sent.</Done>)
  await expect.poll(() => document.activeElement?.textContent).toBe('Your request is sent.')
  ;(document.activeElement as HTMLElement).blur()
  await screen.rerender(<Done>Your request is withdrawn.</Done>)
  await expect.poll(() => document.activeElement?.textContent).toBe('Your request is withdrawn.')
})
