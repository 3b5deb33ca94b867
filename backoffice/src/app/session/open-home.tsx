import { type ComponentType, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import type { Home } from '../../words/catalogues.ts'
import type { HomeProps } from '../frame/HomeShell.tsx'
import { type EarlyScreen, HomeGate } from './HomeGate.tsx'

const homes = {
  admin: () => import('../../admin/AdminHome.tsx'),
  caretaker: () => import('../../caretaker/CaretakerHome.tsx'),
} as const

const loadSetUpHome = () => import('../factors/SetUpHome.tsx')

const loadHome = async (role: Home, code: () => Promise<{ default: ComponentType<HomeProps> }>) => {
  const [{ default: Loaded }, { setUpHome }] = await Promise.all([code(), import('../frame/set-up-home.tsx')])
  return setUpHome(role, Loaded)
}

/** Opens a home in the page; `early` is what is seen until its code is there. */
export function openHome(role: Home, early?: EarlyScreen): void {
  const root = document.getElementById('root')
  if (!root) return
  const load = async () => {
    try {
      return await loadHome(role, homes[role])
    } finally {
      await early?.whenIdle()
    }
  }
  const loadSetUp = () => loadHome(role, loadSetUpHome)
  createRoot(root).render(
    <StrictMode>
      <HomeGate home={role} load={load} loadSetUp={loadSetUp} {...(early ? { early: early.render } : {})} />
    </StrictMode>,
  )
}
