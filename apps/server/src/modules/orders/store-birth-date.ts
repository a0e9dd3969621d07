import { ageStatements } from '#db/schema/orders.ts'
import type { Scope } from '#scope.ts'

/** Stores the birth date that a buyer declared, in the transaction of the order. */
export async function storeBirthDate(
  { tx, platformId, now }: Scope,
  { orderId, birthDate, ip = null }: { orderId: string; birthDate: string; ip: string | undefined | null },
): Promise<void> {
  await tx.insert(ageStatements).values({ platformId, orderId, birthDate, ip, statedAt: now })
}
