import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import { SessionList } from '../devices/SessionList.tsx'
import { Section } from '../looks/Section.tsx'
import { callApi } from '../wire/http-client.ts'
import { FactorPanel } from './FactorPanel.tsx'

const readSessions = () => callApi('GET /user/sessions')
const endSession = (id: string) => callApi('DELETE /user/sessions/{id}', { params: { id } })

export function SignInSettings() {
  const translate = useTranslate()
  return (
    <Stack spacing={2}>
      <FactorPanel />
      <Box sx={{ displayPrint: 'none' }}>
        <Section title={translate('app.sessions.title')}>
          <SessionList subject="own" read={readSessions} end={endSession} />
          <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
            {translate('app.sessions.idle')}
          </Typography>
        </Section>
      </Box>
    </Stack>
  )
}
