import { venitCases } from './venit/venit-cases.ts'

export const cases = venitCases
