import { withGenerations } from '#adapter/with-generations.ts'
import { definePagarme } from './define-pagarme.ts'
import { publicRecipients, specifiedRecipients } from './recipients.ts'

const brand = {
  name: 'PAGARME',
  title: 'Pagar.me',
  environments: { production: 'https://api.pagar.me/core/v5' },
} as const

/**
 * Facts: orders are alike in both generations; the specification writes recipients in camel case and also reads their
 * balance at `/balance/available`, while docs.pagar.me (2026) has neither. Recipients made in its panel can be used here
 * by their id.
 */
export const pagarme = withGenerations({
  specified: definePagarme({
    ...brand,
    evidence: 'specified',
    source: 'Public documentation of orders at docs.pagar.me; recipients as the specification words them.',
    recipients: specifiedRecipients,
  }),
  v5: definePagarme({
    ...brand,
    evidence: 'documented',
    source: 'Public documentation at docs.pagar.me, the official SDK and plugins.',
    receiverNeeds: ['registration'],
    recipients: publicRecipients,
  }),
})
