import { AppError } from '@balcao/domain/texts/app-error'
import { and, eq } from 'drizzle-orm'
import { legalTexts } from '#db/schema/platforms.ts'
import type { Scope } from '#scope.ts'
import type { LegalVersionInput } from './legal-text.input.ts'

/** The content of one version of a text. */
export async function getLegalVersion(
  { tx }: Scope,
  { kind, version }: LegalVersionInput,
): Promise<{ body: string }> {
  const [found] = await tx
    .select({ body: legalTexts.body })
    .from(legalTexts)
    .where(and(eq(legalTexts.kind, kind), eq(legalTexts.version, version)))
  if (!found) throw new AppError('not_found')
  return found
}
