import { personKinds } from '@balcao/domain/people/seller-profile'
import { z } from 'zod'
import { pageQuery, routesFor } from '#rpc/rest/routes-for.ts'
import { listSellersAlone } from './list-sellers.ts'
import { sellerStandings } from './seller-filters.ts'

const seller = z
  .object({
    id: z.uuid(),
    name: z.string(),
    email: z.string(),
    standing: z.enum(sellerStandings),
    personKind: z.enum(personKinds),
    tradeName: z.string().nullable(),
    papers: z.string().meta({ description: "How far the review of the seller's documents is." }),
    bankAccount: z.enum(['VERIFIED', 'IN_REVIEW', 'NONE']),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'Seller' })

const sellers = routesFor({ area: 'ADMIN', permission: 'isUsersAvailable' }, 'sellers')

export const sellerRoutes = [
  sellers.list({
    name: 'listSellers',
    path: '/platform/sellers',
    summary: { pt: 'Listar vendedores', en: 'List sellers' },
    input: z.strictObject({
      standing: z.enum(sellerStandings).optional(),
      papers: z.enum(['IN_REVIEW', 'REFUSED', 'NONE']).optional(),
      search: z.string().trim().max(100).optional(),
      ...pageQuery,
    }),
    item: seller,
    useCase: listSellersAlone,
  }),
]
