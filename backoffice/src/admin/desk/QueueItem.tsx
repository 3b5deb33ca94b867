import Badge from '@mui/material/Badge'
import Box from '@mui/material/Box'
import { formatCount } from '@thodu/api/contract/formats'
import { type ReactElement, useId } from 'react'
import { Menu, useSidebarState, useTranslate } from 'react-admin'

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
          <Badge variant="dot" color={overdue > 0 ? 'error' : 'primary'} invisible={open}>
            {icon}
          </Badge>
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
