/** Fields required by the white-label gateways for a Pix. */
export function gatewayOrder(more: Record<string, unknown> = {}) {
  return {
    amount: 19_700,
    currency: 'BRL',
    paymentMethod: 'pix',
    pix: { expiresInDays: 1 },
    items: [{ title: 'Curso de pão', unitPrice: 19_700, quantity: 1, tangible: false }],
    customer: {
      name: 'Carolina Nogueira',
      email: 'carolina@example.com',
      phone: '11987654321',
      document: { number: '12345678909', type: 'cpf' },
    },
    externalRef: 'pedido-1',
    ...more,
  }
}
