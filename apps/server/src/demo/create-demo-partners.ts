import { randomUUID } from 'node:crypto'
import type { CommissionTiers } from '@balcao/domain/people/commission-tiers'
import { and, eq } from 'drizzle-orm'
import { products } from '#db/schema/catalog.ts'
import { abandonedCarts } from '#db/schema/orders.ts'
import { invariant } from '#kit/invariant.ts'
import { findUserByEmail } from '#modules/accounts/users/user.ts'
import { moveAffiliation } from '#modules/partners/affiliates/move-affiliation.ts'
import { requestAffiliation } from '#modules/partners/affiliates/request-affiliation.ts'
import { saveAffiliateProgram } from '#modules/partners/affiliates/save-affiliate-program.ts'
import { answerCoProduction } from '#modules/partners/co-production/answer-co-production.ts'
import {
  changeCoProduction,
  inviteCoProducer,
} from '#modules/partners/co-production/propose-co-production.ts'
import type { Caller } from '#rpc/caller.ts'
import type { Scope } from '#scope.ts'
import { createDemoCarts } from './create-demo-carts.ts'
import { createDemoCoupons } from './create-demo-coupons.ts'
import { createDemoLinks } from './create-demo-links.ts'

/** Current partnerships of the demo's sellers with each other, and their abandoned carts. Made once. */
export async function createDemoPartners(scope: Scope): Promise<void> {
  const { tx, platformId } = scope
  if ((await tx.$count(abandonedCarts, eq(abandonedCarts.platformId, platformId))) > 0) return
  const [marina, otto, bruna, caio] = await Promise.all(
    (['marina', 'otto', 'bruna', 'caio'] as const).map((mailbox) => callerOf(scope, mailbox)),
  )
  invariant(marina && otto && bruna && caio, 'the demo has its people')
  const [kit, mentoring, cups, english] = [
    await productOf(marina, 'Kit Levain + Banneton'),
    await productOf(marina, 'Mentoria 90 dias'),
    await productOf(otto, 'Jogo de xícaras de cerâmica'),
    await productOf(bruna, 'English for Meetings'),
  ]
  const steps = [
    { from: 20, basisPoints: 3_500 },
    { from: 60, basisPoints: 4_000 },
  ]
  await openProgram(marina, kit, { basisPoints: 3_000, tiers: { by: 'SALES', steps } })
  await openProgram(otto, cups, { basisPoints: 2_500, needsApproval: false })
  await openProgram(bruna, english, { basisPoints: 5_000 })
  const { affiliationId } = await requestAffiliation(marina, {
    productId: english,
    termsVersion: 1,
    message: 'Muitas alunas minhas recebem clientes de fora e precisam de inglês.',
  })
  await moveAffiliation(bruna, { affiliationId, move: 'approve' })
  await openProgram(bruna, english, { basisPoints: 5_500, version: 1 })
  await requestAffiliation(caio, {
    productId: kit,
    termsVersion: 1,
    message: 'Tenho um canal de receitas com 40 mil inscritos e quero mostrar o kit em vídeo.',
  })
  const { contractId } = await inviteCoProducer(marina, {
    productId: mentoring,
    email: 'bruna@demo.balcao.example',
    basisPoints: 3_000,
    base: 'REMAINDER',
    endsAt: null,
  })
  await answerCoProduction(bruna, { contractId, answer: 'accept' })
  await changeCoProduction(bruna, { contractId, basisPoints: 3_500, base: 'REMAINDER', endsAt: null })
  await createDemoCarts(scope, marina.session.userId)
  await createDemoLinks(scope, marina.session.userId)
  await createDemoCoupons(marina)
}

async function callerOf(scope: Scope, mailbox: string): Promise<Caller> {
  const user = await findUserByEmail(scope, `${mailbox}@demo.balcao.example`)
  invariant(user, `${mailbox} is one of the demo's people`)
  return {
    ...scope,
    ip: '127.0.0.1',
    session: {
      sessionId: randomUUID(),
      userId: user.id,
      platformId: scope.platformId,
      role: 'SELLER',
      permissions: [],
      steppedUpAt: scope.now,
      lacksSecondFactor: false,
    },
  }
}

async function productOf({ tx, session }: Caller, name: string): Promise<string> {
  const [product] = await tx
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.sellerId, session.userId), eq(products.name, name)))
  invariant(product, `${name} is one of the demo's products`)
  return product.id
}

type Opening = {
  basisPoints: number
  tiers?: CommissionTiers
  needsApproval?: boolean
  version?: number
}

async function openProgram(
  owner: Caller,
  productId: string,
  { basisPoints, tiers, needsApproval = true, version = 0 }: Opening,
) {
  await saveAffiliateProgram(owner, {
    productId,
    version,
    isOpen: true,
    isListed: true,
    needsApproval,
    attribution: 'LAST_CLICK',
    basisPoints,
    tiers: tiers ? { by: tiers.by, steps: [...tiers.steps] } : null,
    windowDays: 30,
    description: 'Produto com boa avaliação, página pronta e suporte rápido a quem divulga.',
    rules:
      'Pode: redes sociais, blog e e-mail para a sua lista.\nNão pode: anúncio com o nome da marca nem spam.',
    materialsUrl: null,
    supportEmail: null,
  })
}
