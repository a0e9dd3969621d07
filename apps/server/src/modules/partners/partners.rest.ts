import {
  affiliateTabs,
  affiliationStatuses,
  clickStandings,
  coProductionStates,
} from '@balcao/domain/people/partnerships'
import { currencies } from '@balcao/domain/vocabulary'
import { z } from 'zod'
import { pageQuery, routesFor } from '#rpc/rest/routes-for.ts'
import { listAffiliates } from './affiliates/list-affiliations.ts'
import { clickFilters, listClicksOfAffiliate } from './affiliates/list-clicks.ts'
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
    termsVersion: z
      .int()
      .nullable()
      .meta({ description: 'The version of the terms that both sides accepted.' }),
    termsAcceptedAt: z.iso.datetime().nullable(),
    offeredTerms: z
      .object({
        version: z.int(),
        basisPoints: z.int(),
        windowDays: z.int().nullable(),
        offeredAt: z.iso.datetime(),
      })
      .nullable()
      .meta({ description: 'A version that the affiliate has not accepted yet.' }),
    clicks: z.int(),
    sales: z
      .array(
        z.object({
          currency: z.enum(currencies),
          sales: z.int(),
          approved: z.int(),
          reversed: z.int().meta({ description: 'Refunded and charged back.' }),
          grossCents: z.int(),
          commissionCents: z.int(),
        }),
      )
      .meta({ description: 'By currency.' }),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'Affiliate' })

const click = z
  .object({
    id: z.uuid(),
    clickedAt: z.iso.datetime(),
    source: z.string().nullable().meta({ description: '`utm_source` of the link.' }),
    standing: z.enum(clickStandings),
    because: z.string().nullable().meta({ description: 'Why it earns nothing.' }),
    basisPoints: z.int().nullable(),
    windowDays: z.int().nullable(),
    sales: z.array(
      z.object({
        code: z.string(),
        currency: z.enum(currencies),
        commissionCents: z.int().nullable(),
        state: z.string(),
      }),
    ),
    otherProductAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'AffiliateClick' })

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
    name: 'listAffiliateClicks',
    path: '/affiliates/{affiliationId}/clicks',
    summary: { pt: 'Listar cliques de um afiliado', en: 'List the clicks of an affiliate' },
    input: clickFilters.extend(pageQuery),
    item: click,
    useCase: listClicksOfAffiliate,
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
