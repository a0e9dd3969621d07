import { venitCases } from './shared.cases.ts'

export const cases = venitCases
