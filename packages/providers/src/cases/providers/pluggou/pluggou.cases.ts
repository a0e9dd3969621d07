import type { ProviderCases } from '#cases/provider-cases.ts'
import { firstGenerationCases } from './first-generation.cases.ts'
import { secondGenerationCases } from './second-generation.cases.ts'

export const cases: ProviderCases = {
  ...firstGenerationCases,
  otherGenerations: { second: secondGenerationCases },
}
