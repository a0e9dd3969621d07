import { describe, expect, it } from 'vitest'
import { readAdapters } from '../cli/read-adapters.ts'
import { casesByProvider } from './cases.generated.ts'
import { describeConformance } from './describe-conformance.ts'

for (const { provider } of await readAdapters()) {
  const { name } = provider.manifest
  const cases = casesByProvider[name]
  describe(name, () => {
    if (cases) describeConformance(provider, cases)
    else it('has its cases', () => expect.fail('Run packages/providers/src/cli/generate-registry.ts'))
  })
}
