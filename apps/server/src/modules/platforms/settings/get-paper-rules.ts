import type { PaperRules } from '@balcao/domain/people/seller-profile'
import { getPlatform } from '#modules/platforms/get-platform.ts'
import type { Scope } from '#scope.ts'

export async function getPaperRules(scope: Scope): Promise<PaperRules> {
  return (await getPlatform(scope)).paperRules
}
