import { settingsSection } from '#modules/platforms/settings/settings-section.ts'
import { reviewPolicyInput } from './review.input.ts'

/** Whether new products sell before their review. Earlier submissions keep the rule of their time. */
export const reviewPolicy = settingsSection('review_policy.saved', reviewPolicyInput)
