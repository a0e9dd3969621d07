import { pixBankCases } from '#cases/families/pix-bank.cases.ts'

export const cases = pixBankCases({ certificates: 'presented' })
