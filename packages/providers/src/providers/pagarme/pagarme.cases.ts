import { pagarmeCases } from './pagarme-cases.ts'

export const cases = {
  ...pagarmeCases({ recipients: 'specified' }),
  otherGenerations: { v5: pagarmeCases({ recipients: 'v5' }) },
}
