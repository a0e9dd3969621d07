import { paymentRulesInput } from '#modules/platforms/settings/payment-rules.input.ts'
import { proceduresFor } from '#rpc/procedures-for.ts'
import { router } from '#rpc/trpc.ts'
import { feePreviewInput } from './fee-preview.input.ts'
import { previewFeePlan } from './preview-fee-plan.ts'
import { previewPaymentRules } from './preview-payment-rules.ts'

const admin = proceduresFor({ area: 'ADMIN', permission: 'isConfigAvailable' })

export const adminFeeEffectsApi = router({
  preview: admin.readLagging(feePreviewInput, previewFeePlan),
  previewPaymentRules: admin.readLagging(paymentRulesInput, previewPaymentRules),
})
