import * as words from '#i18n/words/pt-br.ts'

export type MyAffiliatesMessages = typeof messages

export const messages = {
  title: 'Meus afiliados',
  purpose: 'Afiliados dos seus produtos, solicitações e resultados.',
  tabs: {
    label: 'Afiliações',
    ACTIVE: words.activeFemininePlural,
    REQUESTS: words.requests,
    REFUSED: words.declinedFemininePlural,
    BLOCKED: 'Bloqueadas',
  },
  search: 'Afiliado ou produto',
  product: words.product,
  column: {
    affiliate: 'Afiliado e produto',
    commission: words.commission,
    since: words.since,
    asked: words.requestedOn,
    clicks: words.clicks,
    sales: words.sales,
    revenue: words.revenue,
    paid: 'Comissão paga',
    reversed: words.refundsMasculinePlural,
    message: words.message,
    reason: words.reason,
    status: words.status,
  },
  approved: (count: string) => `${count === '1' ? '1 aprovada' : `${count} aprovadas`}`,
  noMessage: 'Sem mensagem',
  rowLabel: (name: string, product: string) => `${name}, ${product}`,
  empty: {
    ACTIVE: {
      title: 'Nenhum afiliado ativo',
      text: 'Ative “Aceitar afiliados” na aba Afiliação do produto. Afiliados aprovados aparecem aqui.',
    },
    REQUESTS: {
      title: 'Nenhuma solicitação pendente',
      text: 'Solicitações de afiliação aos seus produtos aparecem aqui.',
    },
    REFUSED: {
      title: 'Nenhuma solicitação recusada',
      text: 'Solicitações recusadas ficam aqui e podem ser aprovadas depois.',
    },
    BLOCKED: {
      title: 'Nenhum afiliado bloqueado',
      text: 'Afiliados bloqueados não recebem comissão por novas vendas nem podem solicitar novamente.',
    },
  },
  emptyAction: words.seeMyProducts,
  reasonHelp: 'Visível para o afiliado.',
  move: {
    approve: {
      label: words.approve,
      title: (name: string) => `Aprovar ${name}?`,
      text: 'Os links são ativados agora, com as condições aceitas na solicitação.',
      done: 'Afiliado aprovado',
    },
    refuse: {
      label: words.decline,
      title: (name: string) => `Recusar a solicitação de ${name}?`,
      text: 'A pessoa recebe o motivo por e-mail e pode solicitar novamente após 30 dias.',
      done: words.requestDeclined,
    },
    pause: {
      label: words.pause,
      title: (name: string) => `Pausar a afiliação de ${name}?`,
      text: 'Os cliques são registrados, mas as vendas não geram comissão até a retomada.',
      done: 'Afiliação pausada',
    },
    resume: {
      label: words.resume,
      title: (name: string) => `Retomar a afiliação de ${name}?`,
      text: 'As próximas vendas voltam a gerar comissão.',
      done: 'Afiliação retomada',
    },
    block: {
      label: 'Bloquear',
      title: (name: string) => `Bloquear ${name}?`,
      text: 'Os links são desativados agora e a pessoa não pode solicitar novamente. As comissões já recebidas são mantidas.',
      done: 'Afiliado bloqueado',
    },
    end: {
      label: words.end,
      title: (name: string) => `Encerrar a afiliação de ${name}?`,
      text: 'Os links são desativados agora. As comissões já recebidas são mantidas.',
      done: 'Afiliação encerrada',
    },
  },
  bulk: {
    approve: (count: number) => (count === 1 ? 'Aprovar 1 solicitação?' : `Aprovar ${count} solicitações?`),
    approveText: 'Os links são ativados agora, com as condições aceitas em cada solicitação.',
    refuse: (count: number) => (count === 1 ? 'Recusar 1 solicitação?' : `Recusar ${count} solicitações?`),
    refuseText: 'Cada pessoa recebe este motivo por e-mail e pode solicitar novamente após 30 dias.',
    block: (count: number) => (count === 1 ? 'Bloquear 1 afiliado?' : `Bloquear ${count} afiliados?`),
    blockText: 'Os links são desativados agora. As comissões já recebidas são mantidas.',
  },
  terms: {
    label: 'Editar comissão',
    title: (name: string) => `Comissão de ${name}`,
    text: 'Válida só para este afiliado, depois que ele aceitar. Cliques anteriores mantêm a comissão da data do clique.',
    share: words.commission,
    shareHelp: 'Sobre o líquido da venda, depois da taxa da plataforma.',
    window: 'Validade do clique (dias)',
    windowHelp: 'Deixe em branco para prazo indeterminado.',
    save: 'Salvar e avisar',
    saved: 'O afiliado foi avisado',
  },
  drawer: {
    loading: words.affiliate,
    tabs: 'Seções do afiliado',
    facts: words.summary,
    message: 'Mensagem da solicitação',
    reason: words.reason,
    offered: (share: string) =>
      `Novas condições, com comissão de ${share}, aguardam o aceite do afiliado. Até lá valem as atuais.`,
    agreed: words.terms,
    figures: 'Últimos 30 dias',
    rule: 'Regra',
  },
}
