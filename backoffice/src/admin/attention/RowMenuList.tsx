import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useTranslate } from 'react-admin'
import type { MenuAct } from './row-acts.ts'

type RowMenuListProps = {
  id: string
  label: string
  anchor: HTMLElement
  acts: readonly MenuAct[]
  onClose: () => void
  onAct: (act: MenuAct) => void
}

/** The open menu of a row. */
export function RowMenuList({ id, label, anchor, acts, onClose, onAct }: RowMenuListProps) {
  const translate = useTranslate()
  return (
    <Menu id={id} open anchorEl={anchor} onClose={onClose} slotProps={{ list: { 'aria-label': label } }}>
      {acts.map((act) => (
        <MenuItem key={act} onClick={() => onAct(act)}>
          {translate(`admin.rowMenu.${act}`)}
        </MenuItem>
      ))}
    </Menu>
  )
}
