import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useBackCloses } from '../../../app/dialogs/use-back-closes.ts'
import { RowSkeletons } from '../../../app/lists/ListStates.tsx'
import { type CaretakerRecord, useAdminData, useCaretakers } from '../../admin-data-provider.ts'
import { ChecksDialog } from '../../checks/ChecksDialog.tsx'
import { useDescribeChecks } from '../../checks/use-describe-checks.ts'

/** Active caretakers who lack a required check, each with a button to enter the missing ones (rule MATCH-8). */
export function UncheckedDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate()
  const titleId = useId()
  const { data } = useCaretakers()
  const [entered, setEntered] = useState<string>()
  useBackCloses(true, onClose)
  const lacking = data?.filter(({ active, checks }) => active && checks.missing.length > 0)
  const count = lacking?.length ?? 0
  return (
    <>
      <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
        <DialogTitle id={titleId}>{translate('admin.hall.unchecked', { smart_count: count, count })}</DialogTitle>
        <DialogContent>
          {!lacking && <RowSkeletons rows={3} height={44} />}
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {lacking?.map((caretaker) => (
              <LackingRow key={caretaker._id} caretaker={caretaker} onEnter={() => setEntered(caretaker._id)} />
            ))}
          </Box>
        </DialogContent>
        <DialogActions>
          <Button autoFocus onClick={onClose}>
            {translate('app.dismiss')}
          </Button>
        </DialogActions>
      </Dialog>
      {entered && <EnterChecks key={entered} id={entered} onClose={() => setEntered(undefined)} />}
    </>
  )
}

function LackingRow({ caretaker, onEnter }: { caretaker: CaretakerRecord; onEnter: () => void }) {
  const translate = useTranslate()
  const { describeMissing } = useDescribeChecks()
  const { name, checks } = caretaker
  return (
    <Box component="li" sx={{ display: 'flex', gap: 2, alignItems: 'center', minHeight: 44 }}>
      <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
        <Typography variant="body2" color="textSecondary">
          {describeMissing(checks.missing)}
        </Typography>
      </Box>
      <Button size="small" onClick={onEnter} aria-label={`${translate('admin.checks.enter')}: ${name}`}>
        {translate('admin.checks.enter')}
      </Button>
    </Box>
  )
}

function EnterChecks({ id, onClose }: { id: string; onClose: () => void }) {
  const admin = useAdminData()
  // The rows of the list have no profile, so the record of the list cannot be used.
  const { data } = useQuery({
    queryKey: ['caretakers', 'page', id],
    queryFn: () => admin.call('GET /admin/caretakers/{id}', { params: { id } }),
  })
  return data ? <ChecksDialog caretaker={data} onClose={onClose} /> : null
}
