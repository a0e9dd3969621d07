/** What a platform judges before buyers see it. Whatever else a product has, its seller changes alone. */
export const reviewedFields = ['name', 'description', 'imageKey', 'category', 'salesPageUrl'] as const
export type ReviewedField = (typeof reviewedFields)[number]

export type ReviewedFacts = {
  name: string
  description: string
  imageKey: string | null
  category: string
  salesPageUrl: string | null
}

/** SUSPENSION: nobody asked; the platform closed the product, and the row says why. */
export const reviewKinds = ['NEW', 'CHANGE', 'APPEAL', 'SUSPENSION'] as const
export type ReviewKind = (typeof reviewKinds)[number]

/** WITHDRAWN: the seller sent something else instead, or took it back. */
export const reviewStates = ['OPEN', 'APPROVED', 'NEEDS_CHANGES', 'REJECTED', 'WITHDRAWN'] as const
export type ReviewState = (typeof reviewStates)[number]

/** Which of the judged facts differ. */
export function changedFacts(before: ReviewedFacts, after: ReviewedFacts): ReviewedField[] {
  return reviewedFields.filter((field) => before[field] !== after[field])
}
