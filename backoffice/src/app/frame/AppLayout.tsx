import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { type Theme, useTheme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useQueryClient } from '@tanstack/react-query'
import { brandLogo } from '@thodu/api/contract/page-values'
import {
  Component,
  type ComponentType,
  type ReactNode,
  Suspense,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react'
import {
  AppBar,
  type LayoutProps,
  Loading,
  Sidebar,
  type SidebarProps,
  SkipNavigationButton,
  TitlePortal,
  useSidebarState,
  useTranslate,
} from 'react-admin'
import { largeLetters } from '../looks/theme.ts'
import { tokensOf } from '../looks/tokens.ts'
import { ProofHost } from '../two-factor/ProofHost.tsx'
import { connection } from '../wire/connection.ts'
import { callApi } from '../wire/http-client.ts'
import { ErrorPage } from './MessagePage.tsx'

/**
 * On a phone the sidebar is a drawer that opens only when the user opens it. If the sidebar is open on a wide screen, it closes when
 * the screen becomes narrow, and opens again when the screen becomes wide (rule LOOK-9, store.ts).
 */
function AppSidebar(props: SidebarProps) {
  const isSmall = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'))
  const [, setOpen] = useSidebarState()
  const [wasSmall, setWasSmall] = useState(isSmall)

  useEffect(() => {
    if (isSmall && !wasSmall) setOpen(false)
    setWasSmall(isSmall)
  }, [isSmall, wasSmall, setOpen])

  const closed = isSmall && !wasSmall ? { open: false } : {}
  return <Sidebar {...props} {...closed} />
}

/** The organisation's own logo; the bar does not show the product's mark. */
const BarLogo = ({ src }: { src: string }) => (
  <Box component="img" src={src} alt="" sx={{ height: 28, width: 'auto', maxWidth: 96, objectFit: 'contain', mr: 1 }} />
)

const column = { display: 'flex', flexDirection: 'column' } as const
type AppLayoutProps = LayoutProps & { menu: ComponentType; tools?: ReactNode }

/**
 * Layout of an app: bar, sidebar with the app's menu, connection banner, screen. It replaces react-admin's Layout, which loads
 * text fields for its preference editor before the first screen (docs/decisions/0075-first-words-of-the-office.md).
 */
export const AppLayout = ({ children, menu: Menu, tools }: AppLayoutProps) => (
  // Content wider than the screen scrolls in its own box, never the page: at 320 px and with text twice as large.
  <Box className="layout" sx={{ ...column, position: 'relative', zIndex: 1, minHeight: '100vh' }}>
    <SkipNavigationButton />
    <Box className="app-frame" sx={frame}>
      <AppBar alwaysOn userMenu={false}>
        {brandLogo && <BarLogo src={brandLogo.src} />}
        <TitlePortal component="h1" />
        {tools}
      </AppBar>
      <Box component="main" sx={{ display: 'flex', flexGrow: 1 }}>
        <AppSidebar appBarAlwaysOn>
          <Menu />
        </AppSidebar>
        <Box id="main-content" sx={screen}>
          <ScreenErrors>
            <Suspense fallback={<Loading />}>
              <ConnectionBanner />
              <ProofHost />
              {children}
            </Suspense>
          </ScreenErrors>
        </Box>
      </Box>
    </Box>
  </Box>
)

/** The screen begins below the bar, which has no place of its own except beside very large letters. */
const frame = { ...column, flexGrow: 1, mt: { xs: 7, sm: 6 }, [largeLetters]: { mt: 0 } }
const screen = { ...column, zIndex: 2, flex: '1 1 0', minWidth: 0, px: 1, backgroundColor: 'background.default' }

/** A failed screen leaves bar and menu usable. */
class ScreenErrors extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }
  static getDerivedStateFromError = () => ({ hasFailed: true })
  override render() {
    if (!this.state.hasFailed) return this.props.children
    return <ErrorPage resetErrorBoundary={() => this.setState({ hasFailed: false })} />
  }
}

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
