import { secretKeyGateway } from '#families/secret-key-gateway.ts'

/**
 * Facts: the specification alone: a card payment needs a card token ("Card token is required for credit card payments.")
 * and is made in one instalment unless more are asked for. Both hold for the whole family. The specification also lists a
 * call that makes a token of a card (`/card-token`, by public key) without saying whose it is; since a token is what this
 * provider asks for, it is taken to be this one's. Without a public key the sealed card is the token, as elsewhere.
 */
export const lynxpay = secretKeyGateway({
  name: 'LYNXPAY',
  title: 'LynxPay',
  evidence: 'assumed',
  source:
    'The specification, for card tokens only; the API is assumed to be the one that the specification calls typical.',
  environments: {},
  hasCardTokens: true,
})
