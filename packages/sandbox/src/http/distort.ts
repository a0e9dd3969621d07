import type { CallFault, WebhookFault } from '#core/faults.ts'

/** The operation stays done; only the answer changes. */
export function distort<Record extends { amount: number }>(
  record: Record,
  fault: CallFault | WebhookFault | undefined,
): Record & { spokenStatus?: string } {
  if (fault?.kind === 'unknown-status') return { ...record, spokenStatus: fault.word ?? 'zzz_new' }
  if (fault?.kind === 'wrong-amount') return { ...record, amount: fault.amount ?? record.amount + 1 }
  return record
}
