import { currencies, paymentMethods } from '@balcao/domain/vocabulary'
import { z } from 'zod'
import { routesFor } from '#rpc/rest/routes-for.ts'
import { listFeePlans } from './prices/list-fee-plans.ts'

const amounts = z.partialRecord(z.enum(currencies), z.int())

const feePlan = z
  .object({
    id: z.uuid(),
    method: z.enum(paymentMethods),
    basisPoints: z.int(),
    fixedFees: amounts,
    releaseDays: z.int(),
    reserveBasisPoints: z.int(),
    reserveDays: z.int(),
    disputeFees: amounts,
    effectiveFrom: z.iso.datetime(),
    savedAt: z.iso.datetime(),
  })
  .meta({ id: 'FeePlan' })

const fees = routesFor({ area: 'ADMIN', permission: 'isConfigAvailable' }, 'fees')

export const feeRoutes = [
  fees.list({
    name: 'listFeePlans',
    path: '/platform/fee-plans',
    summary: { pt: 'Listar planos de taxas', en: 'List fee plans' },
    input: z.strictObject({
      sellerId: z.uuid().optional().meta({ description: "Left out: the platform's own plans." }),
    }),
    item: feePlan,
    useCase: async (caller, { sellerId = null }) => ({
      rows: await listFeePlans(caller, { sellerId }),
      nextCursor: null,
    }),
  }),
]
