import Box from '@mui/material/Box'
import { formatCount } from '@thodu/api/contract/words/formats'
import { type ReactElement, useId } from 'react'
import { Menu, useTranslate } from 'react-admin'
import type { PageCount } from './menu-entries.ts'

/** The folded menu shows labels too, so no tooltip is needed. */
const tooltipProps = { title: '', children: <span /> }

type MenuEntryItemProps = { to: string; textKey: string; icon: ReactElement; isCurrent: boolean } & PageCount

/** A menu entry with its number of waiting items, which screen readers read after its name. */
export function MenuEntryItem({ to, textKey, icon, isCurrent, count, late }: MenuEntryItemProps) {
  const translate = useTranslate()
  const id = useId()
  const current = isCurrent ? { className: 'RaMenuItemLink-active', 'aria-current': 'true' as const } : {}
  const item = { to, leftIcon: icon, tooltipProps, ...current }
  if (count === 0) return <Menu.Item {...item} primaryText={textKey} />
  const told = translate(late > 0 ? 'admin.waiting.overdue' : 'admin.waiting.some', {
    smart_count: count,
    overdue: formatCount(late),
    count: formatCount(count),
  })
  return (
    <>
      <Menu.Item {...item} title={told} aria-describedby={id} primaryText={translate(textKey)}>
        <Box component="span" className="menu-words">
          {translate(textKey)}
          <Box
            component="span"
            aria-hidden="true"
            sx={{ fontWeight: 600, color: late > 0 ? 'error.main' : 'inherit', fontVariantNumeric: 'tabular-nums' }}
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
