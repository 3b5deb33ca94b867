import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { Family } from '@thodu/api/contract/dashboard/dashboard.schema'
import type { FamilyBlock } from '@thodu/api/contract/suggestions/profiles.schema'
import { useTranslate } from 'react-admin'
import { useAction } from '../../app/wire/use-action.ts'
import { formatDateTime } from '../../words/formats.ts'
import { useAdminData } from '../admin-data-provider.ts'
import { BlockButton } from '../lists/BlockButton.tsx'
import { FamilyRow, FamilySection } from './FamilySection.tsx'

/** The family's blocked caretakers with reasons; only admins see them (rule MATCH-3). */
export function FamilyBlocks({ family }: { family: Family }) {
  const translate = useTranslate()
  return (
    <FamilySection
      title={translate('admin.blocks.title')}
      count={family.blocks.length}
      above={
        <>
          <Typography variant="body2" color="textSecondary">
            {translate('admin.blocks.hint')}
          </Typography>
          <BlockButton familyId={family._id} caretaker={null} />
        </>
      }
    >
      {family.blocks.map((block) => (
        <BlockRow key={block.caretaker._id} familyId={family._id} block={block} />
      ))}
    </FamilySection>
  )
}

function BlockRow({ familyId, block }: { familyId: string; block: FamilyBlock }) {
  const translate = useTranslate()
  const admin = useAdminData()
  const { caretaker, reason, by, createdAt } = block
  const remove = useAction({
    act: () =>
      admin.call('DELETE /admin/families/{id}/blocks/{caretaker}', {
        params: { id: familyId, caretaker: caretaker._id },
      }),
    touches: ['bookings'],
    successKey: 'admin.blocks.removed',
    failureKey: 'admin.blocks.failed',
    undo: () =>
      admin.call('POST /admin/families/{id}/blocks', {
        params: { id: familyId },
        body: { caretaker: caretaker._id, reason },
      }),
  })
  return (
    <FamilyRow>
      <Typography sx={{ fontWeight: 600 }}>{caretaker.name}</Typography>
      <Typography sx={{ whiteSpace: 'pre-line' }}>{reason}</Typography>
      <Typography variant="body2" color="textSecondary">
        {`${by}, ${formatDateTime(createdAt)}`}
      </Typography>
      <Button
        size="small"
        aria-label={translate('admin.blocks.removeOf', { name: caretaker.name })}
        aria-disabled={remove.isPending}
        onClick={() => !remove.isPending && remove.mutate()}
      >
        {translate('admin.blocks.remove')}
      </Button>
    </FamilyRow>
  )
}
