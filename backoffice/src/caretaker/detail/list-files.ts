import type { UploadedFiles } from '@thodu/api/contract/bookings.schema'
import { type UploadCategory, uploadCategories } from '@thodu/api/contract/upload-categories'

export type ListedFile = { id: string; category: UploadCategory; number: number }

/** The files a caretaker may open, counted within their category; never an Aadhaar card (contract, section 8). */
export const listFiles = (files: UploadedFiles): ListedFile[] =>
  uploadCategories
    .filter((category) => category !== 'aadharCard')
    .flatMap((category) =>
      (files[category] ?? []).map((url, at) => ({ id: url.split('/').at(-1) ?? url, category, number: at + 1 })),
    )
