import { problem } from '@balcao/domain/texts/input-problems'
import { z } from 'zod'

export const careNoteInput = z.strictObject({
  sellerId: z.uuid(),
  text: z.string().trim().min(1, problem('required')).max(2_000, problem('too_long')),
})
export type CareNoteInput = z.output<typeof careNoteInput>

export const careNoteIdInput = z.strictObject({ noteId: z.uuid() })

export const careTaskInput = z.strictObject({
  sellerId: z.uuid(),
  title: z.string().trim().min(1, problem('required')).max(200, problem('too_long')),
  dueOn: z.iso.date(problem('required')),
})
export type CareTaskInput = z.output<typeof careTaskInput>

export const careTaskIdInput = z.strictObject({ taskId: z.uuid() })
export const careTaskMarkInput = z.strictObject({ taskId: z.uuid(), isDone: z.boolean() })
