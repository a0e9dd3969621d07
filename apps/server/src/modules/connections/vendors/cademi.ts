import { byStatus, markTest, type Vendor } from './vendor.ts'

/**
 * Cademí, "entrega personalizada" by postback. Seen in public programs: the address below the school's own
 * subdomain, `token` in the body, and the fields `codigo`, `status`, `produto_id`, `cliente_nome` and
 * `cliente_email`, with `aprovado` for an open access. Assumed: `cancelado` closes it, and `codigo`
 * identifies the purchase, so that a repetition changes nothing.
 */
export const cademi: Vendor = {
  urlOf: ({ subdomain = '' }) => `https://${subdomain}.cademi.com.br/api/postback/custom`,
  isMarketing: () => false,
  refuses: ({ members }) => (members.length === 0 ? 'gone' : null),
  *talk({ members, isTest, data }, { fields, rules }) {
    const codeOf = (id: string) => rules.find(({ productId }) => productId === id)?.code
    const code = codeOf(data.product.id)
    for (const { name, email, accesses } of members) {
      const about = accesses.filter(({ productId }) => codeOf(productId) === code)
      // Closed purchases first, so that an open purchase leaves the access open even if the school counts
      // products instead of purchases.
      const steps = about.toSorted((one, other) => Number(one.isOpen) - Number(other.isOpen))
      for (const { orderCode, isOpen } of steps) {
        const verdict = byStatus(
          yield {
            url: this.urlOf(fields),
            method: 'POST',
            body: {
              token: fields.token ?? '',
              codigo: orderCode,
              status: isOpen ? 'aprovado' : 'cancelado',
              produto_id: code ?? '',
              cliente_nome: markTest(name, isTest),
              cliente_email: email,
            },
          },
        )
        if (verdict.failure !== null) return verdict
      }
    }
    return { failure: null }
  },
}
