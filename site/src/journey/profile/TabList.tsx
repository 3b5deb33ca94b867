import { type KeyboardEvent, useEffect, useRef } from 'react'
import { profile } from '#words/profile.ts'
import type { TabId } from './tabs.ts'

type Props = {
  tabs: readonly TabId[]
  current: TabId
  onOpen: (id: TabId) => void
  /** Called when the pointer or the focus is on the tabs. */
  onNear: () => void
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }

/** Tabs by the ARIA pattern: Tab stops once, arrows, Home and End move between them. */
export function TabList({ tabs, current, onOpen, onNear }: Props) {
  const list = useRef<HTMLDivElement>(null)
  // On a phone the row is wider than the screen: scroll the open tab to the middle without moving the page.
  useEffect(() => {
    const tab = document.getElementById(`tab-${current}`)
    if (!list.current || !tab) return
    const { offsetLeft, clientWidth } = list.current
    list.current.scrollLeft = tab.offsetLeft - offsetLeft - (clientWidth - tab.offsetWidth) / 2
  }, [current])
  const onKeyDown = (event: KeyboardEvent) => {
    const at = tabs.indexOf(current)
    const step = steps[event.key]
    const target =
      event.key === 'Home' ? 0 : event.key === 'End' ? tabs.length - 1 : step && (at + step + tabs.length) % tabs.length
    const id = target === undefined ? undefined : tabs[target]
    if (!id) return
    event.preventDefault()
    onOpen(id)
    document.getElementById(`tab-${id}`)?.focus()
  }
  return (
    <div
      className="tabs"
      role="tablist"
      ref={list}
      aria-label={profile.tabsLabel}
      onKeyDown={onKeyDown}
      onPointerEnter={onNear}
      onFocus={onNear}
    >
      {tabs.map((id) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={`tab-${id}`}
          aria-selected={id === current}
          aria-controls="profile-panel"
          tabIndex={id === current ? 0 : -1}
          onClick={() => onOpen(id)}
        >
          {profile.tabs[id]}
        </button>
      ))}
    </div>
  )
}
