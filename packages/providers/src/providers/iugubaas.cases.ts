import { iuguCases } from './iugu/iugu-cases.ts'

export const cases = iuguCases()
