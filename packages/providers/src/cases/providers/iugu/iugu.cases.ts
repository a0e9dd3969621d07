import { iuguCases } from './shared.cases.ts'

export const cases = iuguCases()
