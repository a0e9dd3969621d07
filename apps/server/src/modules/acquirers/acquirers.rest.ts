import { paymentMethods } from '@balcao/domain/vocabulary'
import { z } from 'zod'
import { routesFor } from '#rpc/rest/routes-for.ts'
import { listAccounts } from './accounts/list-accounts.ts'

const acquirerAccount = z
  .object({
    id: z.uuid(),
    provider: z.string(),
    label: z.string(),
    methods: z.array(z.enum(paymentMethods)),
    status: z.string(),
    standing: z.string(),
    priority: z.int(),
    webhookHeardAt: z.iso.datetime().nullable(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'AcquirerAccount' })

const acquirers = routesFor({ area: 'ADMIN', permission: 'isConfigAvailable' }, 'acquirers')

export const acquirerRoutes = [
  acquirers.list({
    name: 'listAcquirerAccounts',
    path: '/platform/acquirer-accounts',
    summary: { pt: 'Listar contas de adquirentes', en: 'List acquirer accounts' },
    input: z.strictObject({}),
    item: acquirerAccount,
    useCase: async (caller) => ({ rows: await listAccounts(caller), nextCursor: null }),
  }),
]
