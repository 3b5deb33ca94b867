import MoreVertIcon from '@mui/icons-material/MoreVert'
import IconButton from '@mui/material/IconButton'
import { Suspense, useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { loadScreen } from '../../app/wire/load-screen.tsx'
import type { MenuAct } from './row-acts.ts'

/** The first screen shows many of these buttons and rarely an open menu, so the menu loads when it is opened. */
const RowMenuList = loadScreen(() => import('./RowMenuList.tsx'), 'RowMenuList')

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
      {anchor !== null && (
        <Suspense fallback={null}>
          <RowMenuList
            id={id}
            label={label}
            anchor={anchor}
            acts={acts}
            onClose={() => setAnchor(null)}
            onAct={(act) => {
              setAnchor(null)
              onAct(act)
            }}
          />
        </Suspense>
      )}
    </>
  )
}
