import { AppError } from '@balcao/domain/texts/app-error'
import type { Scope } from '#scope.ts'
import { linkStateOf, type PaymentLink, sumLinkSales } from './link-standing.ts'
import { loadLink } from './load-link.ts'

/** A link that sells now. Refused if it is over, or its single buyer is paying or has paid. */
export async function findLink(
  scope: Scope,
  code: string,
  options: { isLocked?: boolean } = {},
): Promise<PaymentLink> {
  const link = await loadLink(scope, code, options)
  const [sales = { paidCount: 0, openCount: 0 }] = link.isOneUse ? await sumLinkSales(scope, [link.id]) : []
  if (linkStateOf(link, sales, scope.now) !== 'ACTIVE') throw new AppError('offer_unavailable')
  return link
}
