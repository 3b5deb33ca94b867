import ViewWeekIcon from '@mui/icons-material/ViewWeek'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormGroup from '@mui/material/FormGroup'
import IconButton from '@mui/material/IconButton'
import Popover from '@mui/material/Popover'
import { useState } from 'react'
import { useResourceContext, useStore, useTranslate } from 'react-admin'
import { useIsTablet } from './CardStack.tsx'

/** Columns as pairs of source and label key. `hidden` ones appear only when chosen, `wideOnly` ones also on a wide screen. */
export type Columns = {
  all: readonly (readonly [source: string, labelKey: string])[]
  hidden?: readonly string[]
  wideOnly?: readonly string[]
}

/** The columns that are hidden by default, for the table and its column menu. */
export function useHiddenColumns({ hidden = [], wideOnly = [] }: Columns): string[] {
  const isTablet = useIsTablet()
  return isTablet ? [...hidden, ...wideOnly] : [...hidden]
}

/** Replaces react-admin's `ColumnsButton`, which screen readers cannot use. Writes the store key of `DataTable`. */
export function ColumnChoice({ columns }: { columns: Columns }) {
  const translate = useTranslate()
  const hidden = useHiddenColumns(columns)
  const [kept, keep] = useStore<string[]>(`${useResourceContext()}.datatable`, hidden)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const label = translate('ra.action.select_columns')
  const toggle = (source: string) =>
    keep(kept.includes(source) ? kept.filter((other) => other !== source) : [...kept, source])
  return (
    <>
      <IconButton
        size="small"
        color="primary"
        title={label}
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <ViewWeekIcon />
      </IconButton>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': label, sx: { px: 2, py: 1 } } }}
      >
        <FormGroup>
          {columns.all.map(([source, labelKey], index) => (
            <FormControlLabel
              key={source}
              label={translate(labelKey)}
              control={
                <Checkbox
                  size="small"
                  autoFocus={index === 0}
                  checked={!kept.includes(source)}
                  onChange={() => toggle(source)}
                />
              }
            />
          ))}
        </FormGroup>
        <Button size="small" onClick={() => keep([...hidden])}>
          {translate('ra.action.reset')}
        </Button>
      </Popover>
    </>
  )
}
