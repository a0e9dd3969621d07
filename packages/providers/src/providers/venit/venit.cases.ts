import { venitCases } from './venit-cases.ts'

export const cases = venitCases
