import { visitActions } from '@balcao/domain/vocabulary'
import { z } from 'zod'

export const visitInput = z.strictObject({
  sellerId: z.uuid(),
  reason: z.string().trim().min(3).max(500),
  actions: z.array(z.enum(visitActions)).max(visitActions.length).default([]),
})
export type VisitInput = z.output<typeof visitInput>
