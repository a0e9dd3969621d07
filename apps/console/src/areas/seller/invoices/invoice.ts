import type { inferOutput } from '@trpc/tanstack-react-query'
import type { api } from '#api/client.ts'
import type { InvoicesMessages } from './messages/pt-br.ts'

export type Invoice = inferOutput<typeof api.seller.invoices.list>['rows'][number]

/** Whether the seller can issue the invoice now, or ask the tax authority about it again. */
export function canIssue({ kind, state }: Invoice): boolean {
  return kind === 'SERVICE' && (state === 'TO_ISSUE' || state === 'REJECTED' || state === 'SENDING')
}

/** Reason for the state of an invoice; null where the state needs no reason. */
export function reasonText(invoice: Invoice, text: InvoicesMessages): string | null {
  const { state, kind, obstacle, refusal } = invoice
  if (refusal?.code === 'E0014') return text.numberTaken
  if (refusal) return [refusal.code, refusal.text].filter(Boolean).join(': ')
  if (state === 'TO_ISSUE' || state === 'SENDING' || state === 'ISSUED') {
    if (obstacle) return text.obstacle[obstacle]
    if (state === 'TO_ISSUE' && kind === 'GOODS') return text.obstacle.GOODS
  }
  if (invoice.isWithdrawn && state !== 'CANCELED') return text.withdrawn
  return invoice.isOutside ? text.outside : null
}
