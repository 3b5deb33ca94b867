import type { ComponentType } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { createI18nProvider } from '../../words/i18n.ts'
import type { Home } from '../../words/load-words.ts'
import { reader } from '../../words/locale.ts'
import type { AppProps } from './AppShell.tsx'

/** Loads the app's translations and router. A separate file, so that only the used part of the router is loaded. */
export async function setUpApp(home: Home, Loaded: ComponentType<AppProps>): Promise<ComponentType> {
  const i18nProvider = await createI18nProvider(home, reader)
  return () => (
    <BrowserRouter basename={`/${home}`} useTransitions={false}>
      <Loaded i18nProvider={i18nProvider} />
    </BrowserRouter>
  )
}
