import Box from '@mui/material/Box'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { type ReactNode, useId } from 'react'
import { useSearchParams } from 'react-router-dom'

/** The parameter of the address that holds the open tab. */
const TAB = 'tab'

export type PageTab = { name: string; label: string; content: ReactNode }
type PageTabsProps = {
  /** Describes the tabs for screen readers. */
  label: string
  /** The first tab is open at first, and its name is not in the address. */
  tabs: readonly [PageTab, ...PageTab[]]
}

/** Tabs of a page of a booking, family or caretaker; each has an address that can be shared (rule OFF-38). */
export function PageTabs({ label, tabs }: PageTabsProps) {
  const id = useId()
  const [search, setSearch] = useSearchParams()
  const [first] = tabs
  const shown = tabs.find(({ name }) => name === search.get(TAB)) ?? first
  const show = (name: string) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before)
        if (name === first.name) after.delete(TAB)
        else after.set(TAB, name)
        return after
      },
      { replace: true },
    )
  return (
    <div>
      <Tabs
        value={shown.name}
        onChange={(_event, name: string) => show(name)}
        variant="scrollable"
        scrollButtons={false}
        aria-label={label}
        sx={{ mb: 2, '@media print': { display: 'none' } }}
      >
        {tabs.map((tab) => (
          <Tab
            key={tab.name}
            id={`${id}-${tab.name}`}
            value={tab.name}
            label={tab.label}
            {...(tab === shown ? { 'aria-controls': `${id}-panel` } : {})}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${shown.name}`}>
        {shown.content}
      </Box>
    </div>
  )
}

/** A wide and a narrow column on a wide screen, one below the other on a narrow one. */
export const TwoColumns = ({ children }: { children: ReactNode }) => (
  <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', lg: '3fr 2fr' }, alignItems: 'start' }}>
    {children}
  </Box>
)
