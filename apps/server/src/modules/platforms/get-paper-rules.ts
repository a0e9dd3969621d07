import type { PaperRules } from '@balcao/domain/seller-profile'
import type { Scope } from '#scope.ts'
import { getPlatform } from './get-platform.ts'

export async function getPaperRules(scope: Scope): Promise<PaperRules> {
  return (await getPlatform(scope)).paperRules
}
