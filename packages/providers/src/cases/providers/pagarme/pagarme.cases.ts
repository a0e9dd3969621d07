import { pagarmeCases } from './shared.cases.ts'

export const cases = {
  ...pagarmeCases('specified'),
  otherGenerations: { v5: pagarmeCases('v5') },
}
