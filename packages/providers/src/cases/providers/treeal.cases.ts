import { pixBankCases } from '../families/pix-bank.cases.ts'

export const cases = pixBankCases({ certificates: 'presented' })
