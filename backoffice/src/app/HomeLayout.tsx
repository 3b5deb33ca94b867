import type { ComponentType } from 'react'
import { AppBar, type AppBarProps, Layout, type LayoutProps, TitlePortal } from 'react-admin'
import { ConnectionBanner } from './ConnectionBanner.tsx'

/** The bar's title is the screen's first heading. */
const HomeAppBar = (props: AppBarProps) => (
  <AppBar {...props} userMenu={false}>
    <TitlePortal component="h1" />
  </AppBar>
)

/** The frame of a home: bar, sidebar with the home's own menu, connection banner, screen. */
export const HomeLayout = ({ children, menu, ...props }: LayoutProps & { menu: ComponentType }) => (
  <Layout {...props} appBar={HomeAppBar} menu={menu} appBarAlwaysOn>
    <ConnectionBanner />
    {children}
  </Layout>
)
