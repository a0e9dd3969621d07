import { headerAuth } from '#adapter/authentication.ts'
import { defineCredentials } from '#adapter/credentials.ts'
import { defineProvider } from '#adapter/define-provider.ts'

/** Facts: the specification registers it as an empty stub, which answers "Method not implemented." to everything. */
export const ultragate = defineProvider({
  name: 'ULTRAGATE',
  title: 'Ultragate',
  family: 'own',
  evidence: 'specified',
  source: 'The specification, which registers it without a single operation.',

  credentials: defineCredentials({}),
  environments: {},
  auth: headerAuth(() => ({})),
  amounts: 'cents',

  operations: {},

  statuses: { transaction: {} },
})
