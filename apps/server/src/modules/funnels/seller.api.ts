import { proceduresFor } from '#rpc/procedures-for.ts'
import { router } from '#rpc/trpc.ts'
import { createFunnel } from './create-funnel.ts'
import { discardDraft } from './discard-draft.ts'
import { duplicateFunnel } from './duplicate-funnel.ts'
import { funnelCopyInput, funnelIdInput, funnelInput, newFunnelInput } from './funnel.input.ts'
import { getFunnel } from './get-funnel.ts'
import { funnelListInput, listFunnels } from './list-funnels.ts'
import { pauseFunnel } from './pause-funnel.ts'
import { publishFunnel } from './publish-funnel.ts'
import { saveFunnel } from './save-funnel.ts'

const seller = proceduresFor({ area: 'SELLER' })

export const sellerFunnelsApi = router({
  list: seller.readLagging(funnelListInput, listFunnels),
  get: seller.read(funnelIdInput, getFunnel),
  create: seller.write(newFunnelInput, createFunnel),
  save: seller.write(funnelInput, saveFunnel),
  publish: seller.write(funnelIdInput, publishFunnel),
  discard: seller.write(funnelIdInput, discardDraft),
  duplicate: seller.write(funnelCopyInput, duplicateFunnel),
  pause: seller.write(funnelIdInput, pauseFunnel),
})
