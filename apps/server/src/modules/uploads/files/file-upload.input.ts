import { contentFileTypes } from '@balcao/domain/delivery/content-files'
import { problem } from '@balcao/domain/texts/input-problems'
import { z } from 'zod'

/** A CSV file is a list of records to import; the other types are contents of products. */
export const importFileType = 'text/csv'
const types = [...new Set(Object.values(contentFileTypes)), importFileType] as const

export const fileUploadInput = z.strictObject({
  fileName: z.string().trim().min(1, problem('required')).max(255, problem('too_long')),
  contentType: z.enum(types),
  sizeBytes: z.int().positive(),
  /**
   * Identity of the file in the browser: its name, size and time of change. The same file continues after the
   * parts that have arrived.
   */
  fingerprint: z.string().min(1).max(400),
  /** The first bytes in base64, so that a file of another type is refused before it is sent. */
  head: z.base64().max(200),
})

export const uploadIdInput = z.strictObject({ uploadId: z.uuid() })

/** Number of links signed at once: few enough for each to be used before it expires, even on a slow line. */
export const signedPartsMax = 8

export const filePartsInput = z.strictObject({
  uploadId: z.uuid(),
  numbers: z.array(z.int().min(1).max(10_000)).min(1).max(signedPartsMax),
})
