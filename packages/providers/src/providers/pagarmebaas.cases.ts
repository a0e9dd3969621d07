import { pagarmeCases } from './pagarme/pagarme-cases.ts'

export const cases = pagarmeCases({ failedRefund: 'Internal server error' })
