import type { AgeRating } from './age-ratings.ts'

/** Fields that a platform reviews before buyers see them. The seller changes all other fields without a review. */
export const reviewedFields = [
  'name',
  'description',
  'imageKey',
  'category',
  'ageRating',
  'salesPageUrl',
] as const
export type ReviewedField = (typeof reviewedFields)[number]

export type ReviewedFacts = {
  name: string
  description: string
  imageKey: string | null
  category: string
  ageRating: AgeRating | null
  salesPageUrl: string | null
}

/** SUSPENSION: not a request; the platform closed the product, and the row holds the reason. */
export const reviewKinds = ['NEW', 'CHANGE', 'APPEAL', 'SUSPENSION'] as const
export type ReviewKind = (typeof reviewKinds)[number]

/** WITHDRAWN: the seller replaced the submission or took it back. */
export const reviewStates = ['OPEN', 'APPROVED', 'NEEDS_CHANGES', 'REJECTED', 'WITHDRAWN'] as const
export type ReviewState = (typeof reviewStates)[number]

export function changedFacts(before: ReviewedFacts, after: ReviewedFacts): ReviewedField[] {
  return reviewedFields.filter((field) => before[field] !== after[field])
}
