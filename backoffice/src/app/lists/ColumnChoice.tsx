import ViewWeekIcon from '@mui/icons-material/ViewWeek'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormGroup from '@mui/material/FormGroup'
import Popover from '@mui/material/Popover'
import { useState } from 'react'
import { useResourceContext, useStore, useTranslate } from 'react-admin'
import { useIsTablet } from './CardStack.tsx'

/**
 * A column by its source, with the key of its head. `hidden` stand there only when they are chosen, `wideOnly` likewise
 * where a tablet has no room for them.
 */
export type Columns = {
  all: readonly (readonly [source: string, labelKey: string])[]
  hidden?: readonly string[]
  wideOnly?: readonly string[]
}

/** The columns that are not there until somebody chooses them; for the table and for its choice. */
export function useHiddenColumns({ hidden = [], wideOnly = [] }: Columns): string[] {
  const isTablet = useIsTablet()
  return isTablet ? [...hidden, ...wideOnly] : [...hidden]
}

/**
 * Chooses the columns of react-admin's `DataTable` below, in its own place of the store. (Its `ColumnsButton` makes boxes
 * within options within a menu, which a screen reader cannot walk.)
 */
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
      <Button
        size="small"
        startIcon={<ViewWeekIcon />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {label}
      </Button>
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
