import { and, eq, inArray, isNull, ne } from 'drizzle-orm'
import { accessGrants, accessSuspensions } from '#db/schema/access.ts'
import { certificates } from '#db/schema/courses.ts'
import { payments } from '#db/schema/payments.ts'
import type { Scope } from '#scope.ts'

export type CheckedCertificate = {
  code: string
  studentName: string
  courseName: string
  sellerName: string
  lessons: number
  issuedAt: Date
}

/**
 * Public facts of a certificate, by its code; null for an unknown code. A certificate is no longer valid
 * after its purchase was refunded or contested, or its access taken back. The end of a paid period does not
 * affect it.
 */
export async function checkCertificate(
  scope: Scope,
  typedCode: string,
): Promise<(CheckedCertificate & { isValid: boolean }) | null> {
  const { tx } = scope
  const [found] = await tx
    .select({
      code: certificates.code,
      lessons: certificates.lessons,
      issuedAt: certificates.issuedAt,
      grantId: certificates.grantId,
      orderId: accessGrants.orderId,
      studentName: certificates.studentName,
      courseName: certificates.courseName,
      sellerName: certificates.sellerName,
    })
    .from(certificates)
    .innerJoin(accessGrants, eq(accessGrants.id, certificates.grantId))
    .where(eq(certificates.code, typedCode.trim().toUpperCase()))
  if (!found) return null
  const { grantId, orderId, ...told } = found
  return { ...told, isValid: !(await isTakenBack(scope, { grantId, orderId })) }
}

async function isTakenBack(
  { tx }: Scope,
  { grantId, orderId }: { grantId: string; orderId: string | null },
): Promise<boolean> {
  const [suspensions, returned] = await Promise.all([
    tx
      .select({ id: accessSuspensions.id })
      .from(accessSuspensions)
      .where(
        and(
          eq(accessSuspensions.grantId, grantId),
          isNull(accessSuspensions.restoredAt),
          ne(accessSuspensions.cause, 'SUBSCRIPTION'),
        ),
      )
      .limit(1),
    orderId === null
      ? []
      : tx
          .select({ id: payments.id })
          .from(payments)
          .where(and(eq(payments.orderId, orderId), inArray(payments.status, ['REFUNDED', 'CHARGEBACK'])))
          .limit(1),
  ])
  return suspensions.length + returned.length > 0
}
