import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useLogout, useTranslate } from 'react-admin'
import { FactorPanel } from './FactorPanel.tsx'

/** Replaces the app while the account must first set up a second factor (rule ACC-37). */
export function SetUpScreen() {
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
