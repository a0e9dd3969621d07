import { announcementKinds } from '@balcao/domain/platform/announcement'
import { problem } from '@balcao/domain/texts/input-problems'
import { z } from 'zod'

export const announcementInput = z.strictObject({
  platformId: z.uuid(),
  /** Idempotency key of the announcement, made once by the browser for all its platforms. */
  key: z.uuid(),
  kind: z.enum(announcementKinds),
  title: z.string().trim().min(3, problem('too_short')).max(80, problem('too_long')),
  body: z.string().trim().min(3, problem('too_short')).max(1_000, problem('too_long')),
  needsAcknowledgement: z.boolean(),
  isByMail: z.boolean(),
})
export type AnnouncementInput = z.output<typeof announcementInput>

export const announcementIdInput = z.strictObject({ platformId: z.uuid(), announcementId: z.uuid() })
