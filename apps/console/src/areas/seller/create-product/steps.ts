export const steps = ['type', 'presentation', 'offer', 'delivery', 'checkout', 'review'] as const
export type Step = (typeof steps)[number]

/** The step in the address; without a product it is the first. */
export function stepOf(asked: string | undefined, hasProduct: boolean): Step {
  if (!hasProduct) return 'type'
  return steps.find((step) => step === asked) ?? 'presentation'
}
