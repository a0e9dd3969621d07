import { secretKeyGateway } from '#families/secret-key-gateway.ts'

/** Facts: none but the name. The public API of UnicoPag belongs to another brand as far as anybody knows, and is not used. */
export const unicopay = secretKeyGateway({
  name: 'UNICOPAY',
  title: 'UnicoPay',
  evidence: 'assumed',
  source: 'Nothing but the name; the API is assumed to be the one that the specification calls typical.',
  environments: {},
})
