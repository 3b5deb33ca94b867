import MoreVertIcon from '@mui/icons-material/MoreVert'
import Button from '@mui/material/Button'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import { useTranslate } from 'react-admin'

export type MoreItem = { label: string; onChoose: () => void; isDangerous?: boolean; disabled?: boolean }

/** The rare and the dangerous actions of a page, which must not be its first buttons. Without actions there is no menu. */
export function MoreMenu({ items }: { items: readonly MoreItem[] }) {
  const translate = useTranslate()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  if (items.length === 0) return null
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<MoreVertIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {translate('app.more')}
      </Button>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        container={() => document.querySelector('main')}
      >
        {items.map(({ label, onChoose, isDangerous = false, disabled = false }) => (
          <MenuItem
            key={label}
            disabled={disabled}
            onClick={() => {
              setAnchor(null)
              onChoose()
            }}
            sx={{ minHeight: 44, ...(isDangerous ? { color: 'error.main' } : {}) }}
          >
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
