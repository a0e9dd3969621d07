import type { CategoryId } from '@balcao/domain/options/categories'
import type { PersonKind } from '@balcao/domain/people/seller-profile'
import { askedPapers, usualPaperRules } from '@balcao/domain/people/seller-profile'
import { eq } from 'drizzle-orm'
import { type SellerAddress, sellerDocuments, sellerProfiles } from '#db/schema/sellers.ts'
import type { Scope } from '#scope.ts'
import { aDocument, approvedPapers } from './a-document.ts'
import type { BalcaoPeople } from './create-demo-people.ts'

const address: SellerAddress = {
  cep: '05417011',
  street: 'Rua dos Pinheiros',
  number: '480',
  complement: 'Loja 2',
  district: 'Pinheiros',
  city: 'São Paulo',
  state: 'SP',
}

type Business = {
  userId: string
  personKind: PersonKind
  tradeName: string
  soldCategory: CategoryId
  expectedMonthlyCents: number
}

/**
 * Documents of the demo's sellers: one approved, one to be sent again, one under review. The last two sellers cannot
 * withdraw; affiliates can.
 */
export async function createSellerPapers(
  scope: Scope,
  { marina, otto, bruna, affiliates }: Pick<BalcaoPeople, 'marina' | 'otto' | 'bruna' | 'affiliates'>,
): Promise<void> {
  for (const { id } of affiliates) await approvedPapers(scope, id)
  await aBusiness(
    scope,
    {
      userId: marina.id,
      personKind: 'PJ',
      tradeName: 'Forno da Marina',
      soldCategory: 'culinaria-e-gastronomia',
      expectedMonthlyCents: 8_000_000,
    },
    'APPROVED',
  )
  const ottos = await aBusiness(
    scope,
    {
      userId: otto.id,
      personKind: 'MEI',
      tradeName: 'Ateliê Otto',
      soldCategory: 'hobbies',
      expectedMonthlyCents: 600_000,
    },
    'APPROVED',
  )
  await scope.tx
    .update(sellerDocuments)
    .set({
      state: 'REFUSED',
      refusal: 'ILLEGIBLE',
      refusalNote: 'O número do documento está coberto pelo dedo.',
    })
    .where(eq(sellerDocuments.id, ottos.photoPersonWithDocument ?? ''))
  await aBusiness(
    scope,
    {
      userId: bruna.id,
      personKind: 'PJ',
      tradeName: 'Bruna Teles',
      soldCategory: 'idiomas',
      expectedMonthlyCents: 2_000_000,
    },
    'IN_REVIEW',
  )
}

async function aBusiness(
  scope: Scope,
  business: Business,
  state: 'APPROVED' | 'IN_REVIEW',
): Promise<Record<string, string>> {
  const { tx, platformId, now } = scope
  await tx.insert(sellerProfiles).values({
    ...business,
    platformId,
    address,
    version: 1,
    updatedAt: now,
  })
  const sent: Record<string, string> = {}
  for (const paper of askedPapers(usualPaperRules, business))
    sent[paper] = await aDocument(scope, { userId: business.userId, paper, state })
  return sent
}
