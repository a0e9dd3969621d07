import { pagarmeCases } from './pagarme/pagarme-cases.ts'

export const cases = pagarmeCases({ recipients: 'specified', failedRefund: 'Internal server error' })
