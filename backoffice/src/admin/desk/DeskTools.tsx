import SearchIcon from '@mui/icons-material/Search'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { lazy, Suspense, useCallback, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useIsSmall } from '../../app/lists/CardStack.tsx'
import { useDeskKeys } from './use-desk-keys.ts'

const FindDialog = lazy(() => import('./FindDialog.tsx').then(({ FindDialog: default_ }) => ({ default: default_ })))
const KeysDialog = lazy(() => import('./KeysDialog.tsx').then(({ KeysDialog: default_ }) => ({ default: default_ })))

/** What is at hand on every screen of the office: the search for anything, and the keys (rules OFF-25, OFF-27). */
export function DeskTools() {
  const translate = useTranslate()
  const isSmall = useIsSmall()
  const [dialog, setDialog] = useState<'find' | 'keys' | null>(null)
  const close = useCallback(() => setDialog(null), [])
  useDeskKeys(setDialog)
  const label = translate('admin.find.open')
  return (
    <>
      {isSmall ? (
        <IconButton color="inherit" aria-label={label} onClick={() => setDialog('find')}>
          <SearchIcon />
        </IconButton>
      ) : (
        <Button
          color="inherit"
          variant="outlined"
          startIcon={<SearchIcon />}
          onClick={() => setDialog('find')}
          aria-keyshortcuts="Control+K Meta+K /"
          sx={{ mr: 1, whiteSpace: 'nowrap', borderColor: 'divider', flexShrink: 0 }}
        >
          {label}
        </Button>
      )}
      <Suspense>
        {dialog === 'find' && <FindDialog onClose={close} />}
        {dialog === 'keys' && <KeysDialog onClose={close} />}
      </Suspense>
    </>
  )
}
