import CssBaseline from '@mui/material/CssBaseline'
import { createTheme, ThemeProvider } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode, useMemo, useState } from 'react'
import { I18nContextProvider, type I18nProvider } from 'react-admin'
import { createRoot, type Root } from 'react-dom/client'
import { createThemes } from '../../app/looks/theme.ts'
import { createQueryClient } from '../../app/wire/query-client.ts'
import { createI18nProvider, whenAllWordsStand } from '../../words/i18n.ts'
import { reader } from '../../words/locale.ts'
import { SetupPage } from './SetupPage.tsx'
import { readSetupToken } from './setup-form.ts'

function SetupApp({ i18nProvider, token }: { i18nProvider: I18nProvider; token: string }) {
  const isDark = useMediaQuery('(prefers-color-scheme: dark)', { noSsr: true })
  const [queryClient] = useState(createQueryClient)
  const theme = useMemo(() => {
    const { translate: say } = i18nProvider
    const { theme: light, darkTheme } = createThemes({
      clear: say('mui.clear'),
      close: say('mui.close'),
      open: say('mui.open'),
      loading: say('mui.loading'),
      noOptions: say('mui.noOptions'),
    })
    return createTheme(isDark ? darkTheme : light)
  }, [i18nProvider, isDark])
  return (
    <I18nContextProvider value={i18nProvider}>
      <ThemeProvider theme={theme}>
        <CssBaseline enableColorScheme />
        <QueryClientProvider client={queryClient}>
          <SetupPage token={token} />
        </QueryClientProvider>
      </ThemeProvider>
    </I18nContextProvider>
  )
}

/** Opens the setup page (rule SET-15). The token follows `#` and is removed from the address at once. */
export async function openSetup(root: HTMLElement): Promise<Root> {
  const token = readSetupToken(location.hash)
  history.replaceState(null, '', location.pathname)
  const i18nProvider = await createI18nProvider('admin', reader)
  await whenAllWordsStand()
  const page = createRoot(root)
  page.render(
    <StrictMode>
      <SetupApp i18nProvider={i18nProvider} token={token} />
    </StrictMode>,
  )
  return page
}
