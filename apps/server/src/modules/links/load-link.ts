import { AppError } from '@balcao/domain/texts/app-error'
import { eq } from 'drizzle-orm'
import { paymentLinks } from '#db/schema/links.ts'
import type { Scope } from '#scope.ts'
import type { PaymentLink } from './link-standing.ts'

/** A link in any state. */
export async function loadLink(
  { tx }: Scope,
  code: string,
  { isLocked = false }: { isLocked?: boolean } = {},
): Promise<PaymentLink> {
  const wanted = tx.select().from(paymentLinks).where(eq(paymentLinks.code, code))
  const [link] = await (isLocked ? wanted.for('no key update') : wanted)
  if (!link) throw new AppError('offer_not_found')
  return link
}
