import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useEffect, useState } from 'react'
import { Sidebar, type SidebarProps, useSidebarState } from 'react-admin'

/**
 * On a phone the sidebar is a drawer that opens only when the user opens it. If the sidebar is open on a wide screen, it closes when
 * the screen becomes narrow, and opens again when the screen becomes wide (rule LOOK-9, store.ts).
 */
export function AppSidebar(props: SidebarProps) {
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
