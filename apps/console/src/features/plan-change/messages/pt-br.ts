export type PlanChangeMessages = typeof messages

export const messages = {
  open: 'Trocar de plano',
  title: {
    BUYER: (product: string) => `Trocar o plano de ${product}?`,
    SELLER: (buyer: string) => `Trocar o plano de ${buyer}?`,
  },
  text: {
    BUYER: 'Escolha o plano e confira o valor antes de confirmar.',
    SELLER:
      'A troca vale a partir da próxima cobrança. O assinante recebe um e-mail e pode desfazê-la. Planos mais caros ou mais longos só podem ser escolhidos pelo próprio assinante, em Minhas compras.',
  },
  present: (plan: string, price: string) => `Plano atual: ${plan}, ${price}`,
  plans: 'Novo plano',
  price: (amount: string, every: string) => `${amount} ${every}`,
  every: (days: number) =>
    ({
      7: 'por semana',
      30: 'por mês',
      60: 'a cada 2 meses',
      90: 'por trimestre',
      180: 'por semestre',
      365: 'por ano',
    })[days] ?? `a cada ${days} dias`,
  firstPeriod: (from: string, to: string) => `Novo plano, de ${from} a ${to}`,
  credit: 'Crédito dos dias não usados',
  due: 'Total de hoje',
  now: {
    CREDIT_CARD: 'O cartão salvo é cobrado agora, e um novo período começa hoje.',
    PIX: 'O plano muda assim que o Pix é pago. Sem o pagamento, tudo continua como está.',
    BILLET: 'O plano muda assim que o boleto é pago. Sem o pagamento, tudo continua como está.',
  },
  later: (day: string, price: string) =>
    `Nada é cobrado hoje. O plano atual vale até ${day}, e a próxima cobrança será de ${price}.`,
  left: (count: number, price: string) =>
    count === 1
      ? `Depois disso, resta 1 cobrança de ${price}.`
      : `Depois disso, restam ${count} cobranças de ${price}.`,
  confirm: { NOW: 'Trocar e pagar', RENEWAL: 'Agendar troca' },
  done: 'Plano alterado.',
  planned: 'Troca de plano agendada.',
  charging: 'Cobrança enviada. O plano muda assim que ela for paga.',
  pending: (plan: string, day: string, price: string) => `Muda para ${plan} em ${day}: ${price}.`,
  awaiting: (plan: string, amount: string) => `Troca para ${plan}: aguardando o pagamento de ${amount}.`,
  pay: 'Pagar a troca',
  withdraw: 'Desfazer troca',
  withdrawn: 'Troca desfeita. O plano atual continua.',
  obstacle: {
    NOT_ACTIVE: 'O plano só pode ser trocado com a assinatura ativa e em dia.',
    CARD_REFUSED: 'O cartão salvo foi recusado. Troque o cartão ou, se faltou limite, tente de novo amanhã.',
    INVOICE_OPEN: 'A próxima cobrança já foi emitida ou vence hoje. Troque o plano depois de paga.',
    AUTOMATIC_PIX:
      'O Pix Automático autoriza um valor fixo. Para trocar o plano, cancele o Pix Automático antes.',
    PAID_IN_FULL: 'Todas as cobranças desta assinatura já foram pagas.',
    UNDER_WAY: 'Uma troca de plano está aguardando pagamento.',
    BUYERS_CHOICE: 'O assinante já escolheu outro plano para a próxima cobrança.',
    REFUND_DUE:
      'Um pagamento deste período está sendo devolvido ou contestado. A troca fica disponível quando isso terminar.',
    PAID_AHEAD: 'O próximo período já está pago. A troca fica disponível quando ele começar.',
    NOT_ALLOWED: 'Nenhum outro plano disponível para esta assinatura.',
  },
}
