import type { inferOutput } from '@trpc/tanstack-react-query'
import type { api } from '#api/client.ts'

export type Integrations = inferOutput<typeof api.admin.integrations.get>
