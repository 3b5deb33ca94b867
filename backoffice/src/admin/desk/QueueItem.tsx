import Box from '@mui/material/Box'
import { formatCount } from '@thodu/api/contract/formats'
import { type ReactElement, useId } from 'react'
import { Menu, useSidebarState, useTranslate } from 'react-admin'

/** Beside the icon while the menu shows icons alone. */
const dot = { width: 8, height: 8, borderRadius: 4, ml: -0.75, flexShrink: 0 }

type QueueItemProps = { to: string; textKey: string; icon: ReactElement; count: number; overdue: number }

/** An entry of the menu with what waits there; the number is said after the entry's name, which stays as it is. */
export function QueueItem({ to, textKey, icon, count, overdue }: QueueItemProps) {
  const translate = useTranslate()
  const [open] = useSidebarState()
  const id = useId()
  if (count === 0) return <Menu.Item to={to} primaryText={textKey} leftIcon={icon} />
  const told = translate(overdue > 0 ? 'admin.waiting.overdue' : 'admin.waiting.some', {
    smart_count: count,
    overdue: formatCount(overdue),
    count: formatCount(count),
  })
  return (
    <>
      <Menu.Item
        to={to}
        title={told}
        aria-describedby={id}
        primaryText={translate(textKey)}
        leftIcon={
          <>
            {icon}
            {!open && (
              <Box component="span" sx={{ ...dot, backgroundColor: overdue > 0 ? 'error.main' : 'primary.main' }} />
            )}
          </>
        }
      >
        <Box component="span" sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
          {translate(textKey)}
          <Box
            component="span"
            aria-hidden="true"
            sx={{ fontWeight: 600, color: overdue > 0 ? 'error.main' : 'inherit', fontVariantNumeric: 'tabular-nums' }}
          >
            {formatCount(count)}
          </Box>
        </Box>
      </Menu.Item>
      <span id={id} hidden>
        {told}
      </span>
    </>
  )
}
