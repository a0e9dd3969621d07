import { z } from 'zod'

export const replayInput = z.strictObject({
  webhookId: z.uuid(),
  /** In the words of the person who decides; stored in the audit log. */
  reason: z.string().trim().min(3).max(500),
})
