import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { useTheme } from '@mui/material/styles'
import { useQueryClient } from '@tanstack/react-query'
import { brandLogo } from '@thodu/api/contract/page-values'
import { type ComponentType, createContext, type ReactNode, useContext, useEffect, useSyncExternalStore } from 'react'
import { AppBar, type AppBarProps, Layout, type LayoutProps, TitlePortal, useTranslate } from 'react-admin'
import { tokensOf } from '../looks/tokens.ts'
import { ProofHost } from '../two-factor/ProofHost.tsx'
import { connection } from '../wire/connection.ts'
import { callApi } from '../wire/http-client.ts'
import { AppSidebar } from './AppSidebar.tsx'

const BarTools = createContext<ReactNode>(null)

const AdminAppBar = (props: AppBarProps) => (
  <AppBar {...props} userMenu={false}>
    {brandLogo && <BarLogo src={brandLogo.src} />}
    <TitlePortal component="h1" />
    {useContext(BarTools)}
  </AppBar>
)

/** The organisation's own logo; the bar does not show the product's mark. */
const BarLogo = ({ src }: { src: string }) => (
  <Box component="img" src={src} alt="" sx={{ height: 28, width: 'auto', maxWidth: 96, objectFit: 'contain', mr: 1 }} />
)

/** Layout of an app: bar, sidebar with the app's menu, connection banner, screen. */
export const AppLayout = ({
  children,
  menu,
  tools,
  ...props
}: LayoutProps & { menu: ComponentType; tools?: ReactNode }) => (
  <BarTools value={tools}>
    <Layout {...props} appBar={AdminAppBar} sidebar={AppSidebar} menu={menu} appBarAlwaysOn>
      <ConnectionBanner />
      <ProofHost />
      {children}
    </Layout>
  </BarTools>
)

const PROBE_EVERY = 4_000

/** Warns while the server is unreachable and reloads the screen's data when it is back. */
function ConnectionBanner() {
  const translate = useTranslate()
  const queryClient = useQueryClient()
  const { background, ink } = tokensOf(useTheme().palette.mode).status.pending
  const reachable = useSyncExternalStore(connection.subscribe, connection.isReachable)

  useEffect(() => {
    if (reachable) return
    const probe = () => void callApi('GET /auth/me').catch(() => undefined)
    const timer = setInterval(probe, PROBE_EVERY)
    addEventListener('online', probe)
    return () => {
      clearInterval(timer)
      removeEventListener('online', probe)
      void queryClient.invalidateQueries()
    }
  }, [reachable, queryClient])

  if (reachable) return null
  const colours = { backgroundColor: background, color: ink, '& .MuiAlert-icon': { color: ink } }
  return (
    <Alert severity="warning" role="status" sx={{ ...colours, position: 'sticky', top: 56, zIndex: 2, mb: 1 }}>
      {translate('app.offline')}
    </Alert>
  )
}
