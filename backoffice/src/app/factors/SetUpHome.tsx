import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useMemo } from 'react'
import { AdminContext, useLogout, useTranslate } from 'react-admin'
import { createDataProvider } from '../calls/http-client.ts'
import { createQueryClient } from '../calls/query-client.ts'
import { type HomeProps, Toasts } from '../frame/HomeShell.tsx'
import { darkTheme, lightTheme } from '../looks/theme.ts'
import { createAuthProvider } from '../session/auth-provider.ts'
import { readCachedUser } from '../session/session.ts'
import { FactorPanel } from './FactorPanel.tsx'
import { ProofHost } from './ProofHost.tsx'

/** In the place of a home for whoever has to set up a second step before anything else (rule ACC-37). */
export default function SetUpHome({ i18nProvider }: HomeProps) {
  const context = useMemo(
    () => ({
      authProvider: createAuthProvider(readCachedUser()?.role ?? 'admin', {}),
      dataProvider: createDataProvider('admin'),
      queryClient: createQueryClient(),
    }),
    [],
  )
  return (
    <AdminContext {...context} i18nProvider={i18nProvider} theme={lightTheme} darkTheme={darkTheme}>
      <SetUpScreen />
      <ProofHost />
      <Toasts />
    </AdminContext>
  )
}

function SetUpScreen() {
  const translate = useTranslate()
  const logout = useLogout()
  return (
    <Box component="main" sx={{ maxWidth: 640, mx: 'auto', p: 2, pt: { xs: 3, sm: 8 } }}>
      <title>{translate('app.factor.missing')}</title>
      <Stack spacing={2}>
        <Typography variant="h1">{translate('app.factor.missing')}</Typography>
        <Typography>{translate('app.factor.missingLead')}</Typography>
        <FactorPanel onSetUp={() => location.reload()} />
        <Button onClick={() => void logout()} sx={{ alignSelf: 'flex-start', minHeight: 44 }}>
          {translate('app.logout')}
        </Button>
      </Stack>
    </Box>
  )
}
