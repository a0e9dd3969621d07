import type { PaperRules } from '@balcao/domain/people/seller-profile'
import { actorOf } from '#modules/platforms/actor-of.ts'
import { updatePlatform } from '#modules/platforms/update-platform.ts'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'
import { getPaperRules } from './get-paper-rules.ts'
import type { PaperRulesInput } from './paper-rules.input.ts'

/**
 * Saves the required documents, effective at once: an added document is required of each person who has not
 * sent it, and a removed one is no longer required.
 */
export async function savePaperRules(caller: Caller, paperRules: PaperRulesInput): Promise<PaperRules> {
  const before = await getPaperRules(caller)
  await updatePlatform(caller, { paperRules })
  await writeAudit(caller, actorOf(caller), {
    action: 'paper_rules.saved',
    subject: caller.platformId,
    detail: { before, after: paperRules },
  })
  return paperRules
}
