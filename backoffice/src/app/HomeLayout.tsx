import type { ComponentType } from 'react'
import { AppBar, type AppBarProps, Layout, type LayoutProps } from 'react-admin'
import { ConnectionBanner } from './ConnectionBanner.tsx'

const HomeAppBar = (props: AppBarProps) => <AppBar {...props} userMenu={false} />

/** The frame of a home: bar, sidebar with the home's own menu, connection banner, screen. */
export const HomeLayout = ({ children, menu, ...props }: LayoutProps & { menu: ComponentType }) => (
  <Layout {...props} appBar={HomeAppBar} menu={menu} appBarAlwaysOn>
    <ConnectionBanner />
    {children}
  </Layout>
)
