import { secretKeyGateway } from '#families/secret-key-gateway.ts'

/**
 * Facts: only the specification: a card payment needs a card token ("Card token is required for credit card payments.")
 * and has one instalment unless more are requested. Both apply to the whole family. The specification also lists a call
 * that makes a token of a card (`/card-token`, by public key) without naming its provider; since this provider requires a
 * token, the call is assumed to be its own. Without a public key the sealed card is the token, as elsewhere.
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
