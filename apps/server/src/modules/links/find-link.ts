import { AppError } from '@balcao/domain/app-error'
import { eq } from 'drizzle-orm'
import { paymentLinks } from '../../db/schema/links.ts'
import type { Scope } from '../../scope.ts'
import { linkStateOf, type PaymentLink, sumLinkSales } from './link-standing.ts'

/** A link that sells at this moment; refused when it is over, or its one buyer is paying or has paid. */
export async function findLink(
  scope: Scope,
  code: string,
  { isLocked = false }: { isLocked?: boolean } = {},
): Promise<PaymentLink> {
  const wanted = scope.tx.select().from(paymentLinks).where(eq(paymentLinks.code, code))
  const [link] = await (isLocked ? wanted.for('no key update') : wanted)
  if (!link) throw new AppError('offer_not_found')
  const [sales = { paidCount: 0, openCount: 0 }] = link.isOneUse ? await sumLinkSales(scope, [link.id]) : []
  if (linkStateOf(link, sales, scope.now) !== 'ACTIVE') throw new AppError('offer_unavailable')
  return link
}
