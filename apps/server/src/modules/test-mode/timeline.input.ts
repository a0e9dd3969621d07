import { z } from 'zod'

export const timelineInput = z.strictObject({
  cursor: z.string().max(600).optional(),
  limit: z.int().min(1).max(50).default(8),
})
export type TimelineInput = z.output<typeof timelineInput>
