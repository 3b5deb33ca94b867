import Box from '@mui/material/Box'
import type { AccessEntry } from '@thodu/api/contract/access/access.schema'
import { useTranslate } from 'react-admin'

/** How the data was accessed within the hour: opened, seen in a list, refused. */
export function AccessWays({ entry }: { entry: Pick<AccessEntry, 'opened' | 'listed' | 'refused'> }) {
  const translate = useTranslate()
  const parts = [
    entry.opened > 0 && translate('admin.access.opened', { smart_count: entry.opened }),
    entry.listed > 0 && translate('admin.access.listed'),
    entry.refused > 0 && translate('admin.access.refused', { smart_count: entry.refused }),
  ].filter((part) => part !== false)
  return <Box component="span">{parts.join(', ')}</Box>
}
