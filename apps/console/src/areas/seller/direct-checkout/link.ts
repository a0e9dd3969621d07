import type { inferInput, inferOutput } from '@trpc/tanstack-react-query'
import type { api } from '#api/client.ts'
import type { Format } from '#i18n/use-format.ts'
import type { DirectCheckoutMessages } from './messages/pt-br.ts'

export type PaymentLink = inferOutput<typeof api.seller.links.list>['rows'][number]
export type LinkTotals = inferOutput<typeof api.seller.links.sum>
export type LinkSort = NonNullable<inferInput<typeof api.seller.links.list>['sort']>['by']

/** Message of a seller to the payer. */
export function linkMessage(link: PaymentLink, { action }: DirectCheckoutMessages, format: Format): string {
  const [firstName = ''] = (link.buyer?.name ?? '').trim().split(/\s+/)
  return action.whatsappText(firstName, link.title, format.money(link.totalCents, link.currency), link.url)
}

/** WhatsApp chat with a prepared text; WhatsApp asks for the contact where the link names no buyer. */
export function linkWhatsappHref(link: PaymentLink, message: string): string {
  return `https://wa.me/${link.whatsapp ?? ''}?${new URLSearchParams({ text: message })}`
}
