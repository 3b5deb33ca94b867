import MoreVertIcon from '@mui/icons-material/MoreVert'
import IconButton from '@mui/material/IconButton'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import type { MenuAct } from './row-acts.ts'

type RowMenuProps = { name: string; acts: readonly MenuAct[]; disabled: boolean; onAct: (act: MenuAct) => void }

/** The less frequent acts of a row. */
export function RowMenu({ name, acts, disabled, onAct }: RowMenuProps) {
  const translate = useTranslate()
  const id = useId()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const label = translate('admin.hall.menu', { name })
  return (
    <>
      <IconButton
        data-row-menu
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor === null ? undefined : id}
        disabled={disabled}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ width: 40, height: 40 }}
      >
        <MoreVertIcon fontSize="small" />
      </IconButton>
      <Menu
        id={id}
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': label } }}
      >
        {acts.map((act) => (
          <MenuItem
            key={act}
            onClick={() => {
              setAnchor(null)
              onAct(act)
            }}
          >
            {translate(`admin.hall.menuActs.${act}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
