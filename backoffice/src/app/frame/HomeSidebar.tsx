import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useEffect, useRef, useState } from 'react'
import { Sidebar, type SidebarProps, useSidebarState } from 'react-admin'

/**
 * The sidebar. On a phone it is a drawer over the page, which only a press opens: one that stood beside the page while the screen
 * was wide is closed when that gets narrow, and stands there again when it gets wide.
 */
export function HomeSidebar(props: SidebarProps) {
  const isSmall = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'))
  const [isOpen, setOpen] = useSidebarState()
  const [wasSmall, setWasSmall] = useState(isSmall)
  const openWhenWide = useRef<boolean>(undefined)

  useEffect(() => {
    if (wasSmall === isSmall) return
    if (isSmall) {
      openWhenWide.current = isOpen
      setOpen(false)
    } else if (openWhenWide.current !== undefined) setOpen(openWhenWide.current)
    setWasSmall(isSmall)
  }, [isSmall, wasSmall, isOpen, setOpen])

  const closed = isSmall && !wasSmall ? { open: false } : {}
  return <Sidebar {...props} {...closed} />
}
