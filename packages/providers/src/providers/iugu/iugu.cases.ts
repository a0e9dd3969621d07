import { iuguCases } from './iugu-cases.ts'

export const cases = iuguCases()
