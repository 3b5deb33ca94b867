import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../../../../tests/support/screens/accessible.ts'
import { refuse } from '../../../../../tests/support/screens/fake-wire.ts'
import { aCaretakerPage } from '../../../../harness/rows.ts'
import { showOffice, wire } from '../../../../harness/show.tsx'
import { FacePhoto } from './FacePhoto.tsx'

const put = 'PUT /admin/caretakers/{id}/photo'
const caretaker = aCaretakerPage({ _id: 'c1', name: 'Sridevi' })
const sent = () => wire.asked(put).map(({ body }) => (body as { jpeg: string | null }).jpeg)

/** Noise compresses worst. */
async function makePhoto(width: number, height: number): Promise<File> {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  const context = canvas.getContext('2d')
  const pixels = context?.createImageData(width, height)
  if (!context || !pixels) throw new Error('no canvas')
  pixels.data.forEach((_, index) => {
    pixels.data[index] = Math.random() * 255
  })
  context.putImageData(pixels, 0, 0)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  return new File([blob ?? ''], 'face.png', { type: 'image/png' })
}

test('a photo from a phone is sent as a small JPEG, and a file that is not an image is refused without a request', async () => {
  wire.answer(put, caretaker)
  const screen = await showOffice(<FacePhoto caretaker={{ ...caretaker, photo: null }} />)
  await expectAccessible()
  const input = page.elementLocator(document.querySelector('input[type=file]') as Element)
  await userEvent.upload(input, new File(['no picture'], 'face.jpg', { type: 'image/jpeg' }))
  await expect.element(screen.getByText(/could not be read or saved/)).toBeVisible()
  expect(sent()).toEqual([])
  await userEvent.upload(input, await makePhoto(1_000, 750))
  await expect.poll(() => sent().length).toBe(1)
  expect(sent()[0]?.length).toBeLessThanOrEqual(60_000)
  expect(atob(sent()[0] ?? '').slice(0, 3)).toBe('\xff\xd8\xff')
})

test('a photo can be removed and restored, and a refusal shows the server’s message', async () => {
  wire.answer(put, caretaker)
  const photo = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='
  const screen = await showOffice(<FacePhoto caretaker={{ ...caretaker, photo }} />)
  await expect.element(screen.getByRole('img', { name: 'Photo of Sridevi' })).toBeVisible()
  await screen.getByRole('button', { name: 'Remove photo' }).click()
  await screen.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(sent).toEqual([null, photo.split(',')[1]])
  wire.answer(put, refuse('caretaker.photo_unreadable', 400))
  await screen.getByRole('button', { name: 'Remove photo' }).click()
  await expect.element(screen.getByText(/This picture cannot be read/)).toBeVisible()
})
