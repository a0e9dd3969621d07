import { describe } from 'vitest'
import { readAdapters } from '../cli/read-adapters.ts'
import type { ProviderCases } from './cases.ts'
import { describeConformance } from './describe-conformance.ts'

/** An adapter without `<provider>.cases.ts` beside it fails here, at the import. */
for (const { file, provider } of await readAdapters()) {
  const casesFile = new URL(`../providers/${file.replace(/\.ts$/, '.cases.ts')}`, import.meta.url)
  const { cases }: { cases: ProviderCases } = await import(casesFile.href)
  describe(provider.manifest.name, () => describeConformance(provider, cases))
}
