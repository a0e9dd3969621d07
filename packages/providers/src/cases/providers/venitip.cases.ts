import { venitCases } from './venit/shared.cases.ts'

export const cases = venitCases
