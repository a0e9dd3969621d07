import { secretKeyGateway } from '#families/secret-key-gateway.ts'

/** Facts: only the name is known. */
export const gatyway = secretKeyGateway({
  name: 'GATYWAY',
  title: 'Gatyway',
  evidence: 'assumed',
  source: 'Nothing but the name; the API is assumed to be the one that the specification calls typical.',
  environments: {},
})
