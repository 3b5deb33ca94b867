import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { useTranslate } from 'react-admin'
import { whenAllWordsStand } from '../../words/i18n.ts'
import { callApi } from '../wire/http-client.ts'
import { useToast } from '../wire/use-toast.tsx'

type PropsOf<Screen> = Screen extends ComponentType<infer Props> ? Props : never

/**
 * A screen whose code is loaded when it is first opened. An older tab asks for code that an upgrade has taken away: it is
 * told so in the screen's place, and goes on after a reload with what was typed (use-kept-text.ts).
 */
export const loadScreen = <Screens extends object, Name extends keyof Screens>(
  load: () => Promise<Screens>,
  name: Name,
): LazyExoticComponent<ComponentType<PropsOf<Screens[Name]>>> =>
  lazy(async () => {
    try {
      const screens = load()
      await Promise.allSettled([screens, whenAllWordsStand()])
      return { default: (await screens)[name] as ComponentType<PropsOf<Screens[Name]>> }
    } catch {
      return { default: NewVersion }
    }
  })

function NewVersion() {
  const translate = useTranslate()
  const toast = useToast()
  /** Without a connection a reload would leave nothing at all on the screen. */
  async function reload() {
    try {
      await callApi('GET /auth/me')
      location.reload()
    } catch (error) {
      toast.fail(error, 'app.offline')
    }
  }
  return (
    <Stack spacing={2} role="alert" sx={{ alignItems: 'flex-start', py: 4 }}>
      <Typography>{translate('app.newVersion')}</Typography>
      <Button variant="contained" onClick={() => void reload()}>
        {translate('app.reload')}
      </Button>
    </Stack>
  )
}
