import { secretKeyGateway } from '#families/secret-key-gateway.ts'

/** Facts: only the name is known. */
export const newlevel = secretKeyGateway({
  name: 'NEWLEVEL',
  title: 'NewLevel',
  evidence: 'assumed',
  source: 'Nothing but the name; the API is assumed to be the one that the specification calls typical.',
  environments: {},
})
