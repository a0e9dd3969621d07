import { AppError } from '@balcao/domain/texts/app-error'
import { and, eq, gt, inArray, or } from 'drizzle-orm'
import { coProductionContracts } from '#db/schema/partners.ts'
import { invariant } from '#kit/invariant.ts'
import { findUserByEmail } from '#modules/accounts/users/user.ts'
import { lockOwnProduct, type Product } from '#modules/catalog/lock-own-product.ts'
import { refuseOverpromise } from '#modules/partners/refuse-overpromise.ts'
import { tellPartner } from '#modules/partners/tell-partner.ts'
import { writeAudit } from '#modules/platforms/write-audit.ts'
import type { Caller } from '#rpc/caller.ts'
import type { CoProductionChangeInput, CoProductionInviteInput } from './co-production.input.ts'
import { lockContract } from './lock-contract.ts'

const dayMs = 86_400_000
const inviteLivesDays = 15
const changeLivesDays = 7
/** Limited, because an invitation reveals whether a mailbox has an account. */
const inviteLimit = { name: 'co-production invite', perMinute: 1, burst: 20 }

/** Invites another seller of the platform to co-produce a product for a share of its sales. */
export async function inviteCoProducer(
  caller: Caller,
  { productId, email, ...terms }: CoProductionInviteInput,
): Promise<{ contractId: string }> {
  caller.app.limits.spend(inviteLimit, caller.session.userId)
  const product = await lockOwnProduct(caller, productId)
  const invited = await findUserByEmail(caller, email)
  if (!invited?.roles.includes('SELLER') || invited.status !== 'ACTIVE')
    throw new AppError('partner_not_found', { field: 'email' })
  if (invited.id === product.sellerId) throw new AppError('own_product_refused', { field: 'email' })
  await refuseSecondContract(caller, { productId, coProducerId: invited.id })
  return propose(caller, product, {
    ...terms,
    coProducerId: invited.id,
    toId: invited.id,
    version: 1,
    replacesId: null,
    livesDays: inviteLivesDays,
  })
}

/** Proposes other terms for a contract in force, which goes on unchanged until the other side accepts. */
export async function changeCoProduction(
  caller: Caller,
  { contractId, ...terms }: CoProductionChangeInput,
): Promise<{ contractId: string }> {
  const { contract, product, otherId } = await lockContract(caller, contractId)
  const isOver = contract.endsAt !== null && contract.endsAt <= caller.now
  if (contract.state !== 'ACTIVE' || isOver) throw new AppError('record_changed')
  const waiting = await caller.tx
    .select({ id: coProductionContracts.id })
    .from(coProductionContracts)
    .where(
      and(
        eq(coProductionContracts.productId, product.id),
        eq(coProductionContracts.replacesId, contractId),
        eq(coProductionContracts.state, 'INVITED'),
        gt(coProductionContracts.answerBy, caller.now),
      ),
    )
  if (waiting.length > 0) throw new AppError('partner_exists')
  return propose(caller, product, {
    ...terms,
    coProducerId: contract.coProducerId,
    toId: otherId,
    version: contract.version + 1,
    replacesId: contractId,
    livesDays: changeLivesDays,
  })
}

type Proposal = Omit<CoProductionChangeInput, 'contractId'> & {
  coProducerId: string
  toId: string
  version: number
  replacesId: string | null
  livesDays: number
}

async function propose(
  caller: Caller,
  product: Product,
  { toId, livesDays, ...proposal }: Proposal,
): Promise<{ contractId: string }> {
  const { tx, platformId, now, session, ip } = caller
  const { basisPoints, base, endsAt, coProducerId, replacesId } = proposal
  if (endsAt !== null && endsAt <= now) throw new AppError('date_in_past', { field: 'endsAt' })
  await refuseOverpromise(caller, {
    productId: product.id,
    proposal: { basisPoints, base, replacesId },
    field: 'basisPoints',
  })
  const [made] = await tx
    .insert(coProductionContracts)
    .values({
      platformId,
      productId: product.id,
      ...proposal,
      state: 'INVITED',
      proposedById: session.userId,
      startsAt: now,
      answerBy: new Date(now.getTime() + livesDays * dayMs),
      createdAt: now,
    })
    .returning({ id: coProductionContracts.id })
  invariant(made, 'a row that was just written comes back')
  await writeAudit(
    caller,
    { userId: session.userId, ip },
    {
      action: 'co_production.proposed',
      subject: made.id,
      detail: { productId: product.id, coProducerId, basisPoints, base, replacesId },
    },
  )
  await tellPartner(caller, {
    key: `co-production:${made.id}:proposed`,
    kind: 'coProductionProposed',
    fromId: session.userId,
    toId,
    productName: product.name,
    pagePath: '/platform/co-production',
  })
  return { contractId: made.id }
}

/** Refuses a second contract for a person and a product; other terms are a change of the first. */
async function refuseSecondContract(
  { tx, now }: Caller,
  { productId, coProducerId }: { productId: string; coProducerId: string },
): Promise<void> {
  const { state, answerBy } = coProductionContracts
  const standing = await tx
    .select({ endsAt: coProductionContracts.endsAt })
    .from(coProductionContracts)
    .where(
      and(
        eq(coProductionContracts.productId, productId),
        eq(coProductionContracts.coProducerId, coProducerId),
        or(inArray(state, ['ACTIVE', 'SUSPENDED']), and(eq(state, 'INVITED'), gt(answerBy, now))),
      ),
    )
  if (standing.some(({ endsAt }) => endsAt === null || endsAt > now))
    throw new AppError('partner_exists', { field: 'email' })
}
