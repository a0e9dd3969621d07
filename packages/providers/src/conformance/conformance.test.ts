import { describe, expect, it } from 'vitest'
import { casesByProvider } from '#cases/cases.generated.ts'
import { readAdapters } from '#cli/read-adapters.ts'
import { describeConformance, describeGenerations } from './describe-conformance.ts'

for (const { provider } of await readAdapters()) {
  const { name, generations } = provider.manifest
  const cases = casesByProvider[name]
  describe(name, () => {
    if (!cases) it('has its cases', () => expect.fail('Run packages/providers/src/cli/generate-registry.ts'))
    else if (!generations) describeConformance(provider, cases)
    else describeGenerations(provider, generations, cases)
  })
}
