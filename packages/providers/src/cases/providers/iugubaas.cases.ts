import { iuguCases } from './iugu/shared.cases.ts'

export const cases = iuguCases()
