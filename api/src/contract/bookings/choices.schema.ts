import { bookingStatuses } from '../care/booking-status.ts'
import { serviceTypes } from '../care/service-types.ts'
import { uploadCategories } from '../care/upload-categories.ts'
import { z } from '../wire/zod.ts'

// A screen that reads only a list does not load the schema library.
export const bookingStatusSchema = z.enum(bookingStatuses)

export const serviceTypeSchema = z.enum(serviceTypes)

/** Upload categories (rule FILE-1). Only the owner and admins can open Aadhaar files (rule FILE-7). */
export const uploadCategorySchema = z.enum(uploadCategories)
