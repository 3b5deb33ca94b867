import { bookingStatuses } from '../care/booking-status.ts'
import { serviceTypes } from '../care/service-types.ts'
import { uploadCategories } from '../care/upload-categories.ts'
import { z } from '../wire/zod.ts'

// Apart from the lists themselves: a screen that only reads a list does not load the schema library for it.
export const bookingStatusSchema = z.enum(bookingStatuses)

export const serviceTypeSchema = z.enum(serviceTypes)

/** Upload categories (rule FILE-1); Aadhaar opens for owner and admin only (rule FILE-7). */
export const uploadCategorySchema = z.enum(uploadCategories)
