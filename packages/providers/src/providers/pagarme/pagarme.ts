import { definePagarme } from './define-pagarme.ts'

export const pagarme = definePagarme({
  name: 'PAGARME',
  title: 'Pagar.me',
  evidence: 'documented',
  source:
    'Public documentation at docs.pagar.me, the official SDK and plugins; recipients as the specification says.',
  environments: { production: 'https://api.pagar.me/core/v5' },
})
