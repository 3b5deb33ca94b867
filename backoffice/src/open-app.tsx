import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { AppGate, type EarlyScreen } from './app/session/AppGate.tsx'
import type { Home } from './words/load-words.ts'

const homes = {
  admin: () => import('./admin/AdminApp.tsx'),
  caretaker: () => import('./caretaker/CaretakerApp.tsx'),
} as const

const loadApp = async (role: Home) => {
  const [{ default: Loaded }, { setUpApp }] = await Promise.all([homes[role](), import('./app/frame/set-up-app.tsx')])
  return setUpApp(role, Loaded)
}

/** `early` is shown until the app's code is loaded. */
export function openApp(role: Home, early: EarlyScreen | undefined, hasSeen: () => boolean): void {
  const root = document.getElementById('root')
  if (!root) return
  createRoot(root).render(
    <StrictMode>
      <AppGate home={role} load={loadApp} early={early} hasSeen={hasSeen} />
    </StrictMode>,
  )
}
