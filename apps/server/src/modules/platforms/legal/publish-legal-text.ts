import { AppError } from '@balcao/domain/texts/app-error'
import { eq } from 'drizzle-orm'
import { legalTexts, platforms } from '#db/schema/platforms.ts'
import { invariant } from '#kit/invariant.ts'
import { updatePlatform } from '#modules/platforms/update-platform.ts'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'
import { findLegalText } from './find-legal-text.ts'
import type { LegalTextInput } from './legal-text.input.ts'

/** Publishes a new version, in force at once. Pages link to it from now on; earlier versions stay as they were. */
export async function publishLegalText(
  caller: Caller,
  { kind, formerVersion, body }: LegalTextInput,
): Promise<void> {
  const { tx, platformId, now, session, ip } = caller
  const [platform] = await tx
    .select({ publishedTexts: platforms.publishedTexts })
    .from(platforms)
    .where(eq(platforms.platformId, platformId))
    .for('update')
  invariant(platform, 'every caller belongs to a platform')
  const former = await findLegalText(caller, kind)
  if ((former?.version ?? 0) !== formerVersion) throw new AppError('record_changed')
  const version = formerVersion + 1
  await tx
    .insert(legalTexts)
    .values({ platformId, kind, version, body, publishedAt: now, publishedBy: session.userId })
  await updatePlatform(caller, { publishedTexts: [...new Set([...platform.publishedTexts, kind])] })
  await writeAudit(
    caller,
    { userId: session.userId, ip },
    { action: 'legal_text.published', subject: platformId, detail: { kind, version } },
  )
}
