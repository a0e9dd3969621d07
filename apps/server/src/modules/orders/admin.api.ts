import { proceduresFor } from '../../rpc/procedures-for.ts'
import { router } from '../../rpc/trpc.ts'
import { feePreviewInput } from './fee-preview.input.ts'
import { previewFeePlan } from './preview-fee-plan.ts'

const admin = proceduresFor({ area: 'ADMIN', permission: 'isConfigAvailable' })

export const adminFeeEffectsApi = router({
  preview: admin.readLagging(feePreviewInput, previewFeePlan),
})
