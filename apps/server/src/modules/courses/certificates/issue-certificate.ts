import { randomBytes } from 'node:crypto'
import { AppError } from '@balcao/domain/texts/app-error'
import { eq } from 'drizzle-orm'
import { certificates } from '#db/schema/courses.ts'
import { invariant } from '#kit/invariant.ts'
import { announceStudents } from '#modules/access/announce-students.ts'
import { getStudy } from '#modules/courses/study/get-study.ts'
import type { Caller } from '#rpc/caller.ts'

/** Without letters and digits that look alike in print. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/**
 * Issues the certificate of a finished course, once for each grant: a repeated call returns the same code.
 * The student types the name on it, which cannot be changed later.
 */
export async function issueCertificate(
  caller: Caller,
  { grantId, studentName }: { grantId: string; studentName: string },
) {
  const { tx, platformId, now } = caller
  const study = await getStudy(caller, { grantId })
  const { hasCertificate, lessons, done, certificateCode, productName, sellerName } = study
  if (certificateCode !== null) return { code: certificateCode }
  if (!hasCertificate) throw new AppError('not_found')
  if (lessons === 0 || done < lessons) throw new AppError('course_not_finished')
  await tx
    .insert(certificates)
    .values({
      platformId,
      grantId,
      code: newCode(),
      studentName,
      courseName: productName,
      sellerName,
      lessons,
      issuedAt: now,
    })
    .onConflictDoNothing()
  await announceStudents(caller, 'certificate.issued', [grantId])
  const [issued] = await tx
    .select({ code: certificates.code })
    .from(certificates)
    .where(eq(certificates.grantId, grantId))
  invariant(issued, 'a certificate that was just issued is there')
  return issued
}

/** Sixty bits: infeasible to guess. */
function newCode(): string {
  const signs = [...randomBytes(12)].map((byte) => alphabet[byte % alphabet.length]).join('')
  return `${signs.slice(0, 4)}-${signs.slice(4, 8)}-${signs.slice(8)}`
}
