import { byStatus, markTest, type Vendor } from './vendor.ts'

/**
 * Memberkit. Documented by the vendor (its public description of `/api/v1`): `POST /users` creates or changes
 * a member by e-mail, with `classroom_ids` and `status` active or inactive, and `api_key` in the address.
 * Assumed: inactive closes only the named classes.
 */
export const memberkit: Vendor = {
  urlOf: () => 'https://memberkit.com.br/api/v1/users',
  isMarketing: () => false,
  refuses: ({ members }) => (members.length === 0 ? 'gone' : null),
  *talk({ members, isTest, data }, { fields, rules }) {
    const classesOf = (productId: string) =>
      (rules.find((rule) => rule.productId === productId)?.code ?? '')
        .split(',')
        .map((id) => Number(id))
        .filter((id) => id > 0)
    const about = classesOf(data.product.id)
    for (const { name, email, accesses } of members) {
      const open = new Set(
        accesses.filter(({ isOpen }) => isOpen).flatMap(({ productId }) => classesOf(productId)),
      )
      // Closes before opens: a class of two products stays open while one of them is open.
      const steps = [
        { status: 'inactive', classes: about.filter((id) => !open.has(id)) },
        { status: 'active', classes: about.filter((id) => open.has(id)) },
      ]
      for (const { status, classes } of steps) {
        if (classes.length === 0) continue
        const verdict = byStatus(
          yield {
            url: `${this.urlOf(fields)}?api_key=${encodeURIComponent(fields.apiKey ?? '')}`,
            method: 'POST',
            body: { full_name: markTest(name, isTest), email, status, classroom_ids: classes },
          },
        )
        if (verdict.failure !== null) return verdict
      }
    }
    return { failure: null }
  },
}
