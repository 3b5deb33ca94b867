import Avatar from '@mui/material/Avatar'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useRef } from 'react'
import { useTranslate } from 'react-admin'
import { useAction } from '../../../app/wire/use-action.ts'
import { type CaretakerPageRecord, useAdminData } from '../../admin-data-provider.ts'

/** The caretaker's photo, which families see (rule DAY-19). */
export function FacePhoto({ caretaker: { _id: id, name, photo } }: { caretaker: CaretakerPageRecord }) {
  const translate = useTranslate()
  const admin = useAdminData()
  const input = useRef<HTMLInputElement>(null)
  const put = (jpeg: string | null) =>
    admin.call('PUT /admin/caretakers/{id}/photo', { params: { id }, body: { jpeg } })
  const change = useAction({
    act: async (file: File | null) => put(file && (await shrinkPhoto(file))),
    touches: ['caretakers'],
    successKey: 'admin.profile.photoChanged',
    failureKey: 'admin.profile.photoFailed',
    undo: () => put(photo?.split(',')[1] ?? null),
  })
  return (
    <Stack direction="row" sx={{ gap: 2, alignItems: 'center', mb: 2 }}>
      <Avatar
        {...(photo === null ? {} : { src: photo })}
        alt={translate('admin.profile.photoOf', { name })}
        sx={{ width: 72, height: 72 }}
      >
        {[...name][0]}
      </Avatar>
      <div>
        <input
          ref={input}
          type="file"
          accept="image/jpeg,image/png"
          aria-label={translate('admin.profile.photo')}
          hidden
          onChange={({ target }) => {
            const [file] = target.files ?? []
            if (file) change.mutate(file)
            // Lets the user choose the same file again after a failure.
            target.value = ''
          }}
        />
        <Button disabled={change.isPending} onClick={() => input.current?.click()}>
          {translate(photo === null ? 'admin.profile.choosePhoto' : 'admin.profile.otherPhoto')}
        </Button>
        {photo !== null && (
          <Button color="inherit" disabled={change.isPending} onClick={() => change.mutate(null)}>
            {translate('admin.profile.removePhoto')}
          </Button>
        )}
        <Typography variant="body2" color="textSecondary">
          {translate('admin.profile.photoHint')}
        </Typography>
      </div>
    </Stack>
  )
}

/** The server's limits: pixels of the longer side, and Base64 characters. */
const [maxSide, maxLetters] = [480, 60_000]

/**
 * Shrinks a photo to a small upright JPEG in Base64: photos from a phone are too large for a slow connection.
 * @throws if the browser cannot read the file
 */
async function shrinkPhoto(file: File): Promise<string> {
  const bitmap = await createImageBitmap(file)
  const scale = Math.min(1, maxSide / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * scale))
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  const drawn = [0.85, 0.6, 0.3].map((quality) => canvas.toDataURL('image/jpeg', quality).split(',')[1] ?? '')
  return drawn.find(({ length }) => length <= maxLetters) ?? drawn.at(-1) ?? ''
}
