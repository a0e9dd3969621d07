import type { inferOutput } from '@trpc/tanstack-react-query'
import type { api } from '#api/client.ts'
import type { InvoicesMessages } from './messages/pt-br.ts'

export type Invoice = inferOutput<typeof api.seller.invoices.list>['rows'][number]

/** Whether the product can issue it now, or ask about it again. */
export function canIssue({ kind, state }: Invoice): boolean {
  return kind === 'SERVICE' && (state === 'TO_ISSUE' || state === 'REJECTED' || state === 'SENDING')
}

/** Why an invoice is where it is; null where its state says all. */
export function whyText(invoice: Invoice, text: InvoicesMessages): string | null {
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
