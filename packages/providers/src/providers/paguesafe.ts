import { secretKeyGateway } from '#families/secret-key-gateway.ts'

/** Facts: host, keys and lists in public code (2025). A second generation of the API exists, but no call to it was seen. */
export const paguesafe = secretKeyGateway({
  name: 'PAGUESAFE',
  title: 'PagueSafe',
  evidence: 'observed',
  source: 'Host, authentication and lists in public code, seen in 2025; the rest follows the family.',
  environments: { production: 'https://api.paguesafe.io/v1' },
})
