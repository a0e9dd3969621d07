import type { PaymentMethod } from '@balcao/domain/vocabulary'
import type { inferOutput } from '@trpc/tanstack-react-query'
import type { api } from '#api/client.ts'

export type AcquirerAccount = inferOutput<typeof api.admin.acquirers.list>[number]
type Figures = inferOutput<typeof api.admin.reports.acquirers>
/** Figures of one account, with the total sales of all accounts. */
export type AccountFigures = Figures['accounts'][number] &
  Pick<Figures, 'currency'> & { allGrossCents: number }
/** What an acquirer owes the platform and holds for it, in one currency. */
export type AcquirerBook = inferOutput<typeof api.admin.settlements.books>[number]
export type AccountRecord = inferOutput<typeof api.admin.acquirers.get>
export type Provider = inferOutput<typeof api.admin.acquirers.providers>[number]
export type CredentialField = Provider['fields'][number] &
  Partial<Pick<AccountRecord['fields'][number], 'isSet' | 'setAt' | 'setBy'>>

export const paymentMethodOrder: readonly PaymentMethod[] = ['PIX', 'CREDIT_CARD', 'BILLET']

/** “Hawkpay · Conta principal”; only the label if both are the same. */
export function accountName({ can, label }: Pick<AcquirerAccount, 'can' | 'label'>): string {
  return label.toLowerCase().includes(can.title.toLowerCase()) ? label : `${can.title} · ${label}`
}
