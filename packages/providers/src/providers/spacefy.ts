import { secretKeyGateway } from '#families/secret-key-gateway.ts'

/**
 * Facts: a complete public client (2025): Pix, card, refunds, and payouts by key and by bank account. Payouts to its
 * own recipients follow the specification.
 */
export const spacefy = secretKeyGateway({
  name: 'SPACEFY',
  title: 'Spacefy',
  evidence: 'observed',
  source:
    'A complete public client of the API, seen in 2025; boletos and payouts to recipients as the specification says.',
  environments: { production: 'https://api.spacefybrasil.com.br/v1' },
  paysRecipients: true,
})
