import type { ProviderCases } from '#cases/provider-cases.ts'
import { bankCases } from './bank.cases.ts'
import { salesCases } from './sales.cases.ts'

export const cases: ProviderCases = { ...bankCases, otherGenerations: { sales: salesCases } }
