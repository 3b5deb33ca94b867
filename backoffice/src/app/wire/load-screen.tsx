import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { type ComponentType, type LazyExoticComponent, lazy, useEffect, useState, useSyncExternalStore } from 'react'
import { useTranslate } from 'react-admin'
import { whenAllWordsStand } from '../../words/i18n.ts'
import { connection } from './connection.ts'
import { callApi } from './http-client.ts'

type PropsOf<Screen> = Screen extends ComponentType<infer Props extends object> ? Props : never

/**
 * A screen whose code loads when it is first opened. Offline, it waits and then opens by itself. When an upgrade has removed an
 * older tab's code, the tab offers a reload, which restores drafts (use-kept-text.ts). A server that responds tells the two
 * apart (rule LOOK-10).
 * `first`: the screen needs only the app's first translations (words/load-words.ts).
 */
export const loadScreen = <Screens extends object, Name extends keyof Screens>(
  load: () => Promise<Screens>,
  name: Name,
  { first = false } = {},
): LazyExoticComponent<ComponentType<PropsOf<Screens[Name]>>> => {
  type Props = PropsOf<Screens[Name]>
  const read = async (): Promise<ComponentType<Props>> => {
    const screens = load()
    await Promise.allSettled([screens, !first && whenAllWordsStand()])
    return (await screens)[name] as ComponentType<Props>
  }
  return lazy(async () => {
    try {
      return { default: await read() }
    } catch {
      await callApi('GET /auth/me').catch(() => undefined)
      if (connection.isReachable()) return { default: NewVersion }
      return { default: (props: Props) => <WhenTheLineIsBack read={read} props={props} /> }
    }
  })
}

type WaitingProps<Props> = { read: () => Promise<ComponentType<Props>>; props: Props }

/** Some browsers never retry a failed module; a reload helps, once each time the connection comes back. */
function WhenTheLineIsBack<Props extends object>({ read, props }: WaitingProps<Props>) {
  const translate = useTranslate()
  const reachable = useSyncExternalStore(connection.subscribe, connection.isReachable)
  const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null)
  useEffect(() => {
    if (!reachable || Loaded) return
    read().then(
      (screen) => setLoaded(() => screen),
      () => connection.isReachable() && location.reload(),
    )
  }, [reachable, Loaded, read])
  if (Loaded) return <Loaded {...props} />
  return (
    <Typography role="status" sx={{ py: 4 }}>
      {translate('app.screenWaits')}
    </Typography>
  )
}

function NewVersion() {
  const translate = useTranslate()
  return (
    <Stack spacing={2} role="alert" sx={{ alignItems: 'flex-start', py: 4 }}>
      <Typography>{translate('app.newVersion')}</Typography>
      <Button variant="contained" onClick={() => location.reload()}>
        {translate('app.reload')}
      </Button>
    </Stack>
  )
}
