import type { payments } from '../../db/schema/payments.ts'

export type Payment = typeof payments.$inferSelect
