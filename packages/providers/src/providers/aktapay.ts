import { secretKeyGateway } from '#families/secret-key-gateway.ts'

/** Facts: a public caller creates Pix charges here (2025); the rest is the family's. */
export const aktapay = secretKeyGateway({
  name: 'AKTAPAY',
  title: 'AktaPay',
  evidence: 'observed',
  source: 'A public caller that creates Pix charges, seen in 2025; the rest follows the family.',
  environments: { production: 'https://api.aktapay.com.br/v1' },
})
