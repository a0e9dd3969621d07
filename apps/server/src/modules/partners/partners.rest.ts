import { affiliateTabs, affiliationStatuses, coProductionStates } from '@balcao/domain/partnerships'
import { z } from 'zod'
import { pageQuery, routesFor } from '#rpc/rest/routes-for.ts'
import { listAffiliates } from './affiliates/list-affiliations.ts'
import { coProductionTabs } from './co-production/contracts-in-tab.ts'
import { listCoProductions } from './co-production/list-co-productions.ts'

const affiliate = z
  .object({
    id: z.uuid(),
    productId: z.uuid(),
    productName: z.string(),
    partnerName: z.string(),
    status: z.enum(affiliationStatuses),
    basisPoints: z.int().nullable(),
    clicks: z.int(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'Affiliate' })

const coProduction = z
  .object({
    id: z.uuid(),
    productId: z.uuid(),
    productName: z.string(),
    partnerName: z.string(),
    isOwn: z.boolean(),
    state: z.enum(coProductionStates),
    basisPoints: z.int(),
    startsAt: z.iso.datetime(),
    endsAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'CoProduction' })

const partners = routesFor({ area: 'SELLER' }, 'partners')
const tabs = Object.keys(affiliateTabs) as [keyof typeof affiliateTabs, ...(keyof typeof affiliateTabs)[]]

export const partnerRoutes = [
  partners.list({
    name: 'listAffiliates',
    path: '/affiliates',
    summary: { pt: 'Listar afiliados', en: 'List affiliates' },
    input: z.strictObject({
      tab: z.enum(tabs).default('ACTIVE'),
      productId: z.uuid().optional(),
      ...pageQuery,
    }),
    item: affiliate,
    useCase: listAffiliates,
  }),
  partners.list({
    name: 'listCoProductions',
    path: '/co-productions',
    summary: { pt: 'Listar coproduções', en: 'List co-productions' },
    input: z.strictObject({
      tab: z.enum(coProductionTabs).default(coProductionTabs[0]),
      productId: z.uuid().optional(),
      ...pageQuery,
    }),
    item: coProduction,
    useCase: listCoProductions,
  }),
]
