import { clickWords } from '@balcao/domain/checkout/click-words/pt-br'
import * as words from '#i18n/words/pt-br.ts'

export type PartnersMessages = typeof messages

export const messages = {
  status: {
    REQUESTED: 'Solicitada',
    ACTIVE: words.activeFeminine,
    PAUSED: words.paused,
    REFUSED: words.declinedFeminine,
    BLOCKED: 'Bloqueada',
    ENDED: 'Encerrada',
    WITHDRAWN: words.canceledFeminine,
    EXPIRED: words.expiredFeminine,
  },
  rule: { LAST_CLICK: 'último clique', FIRST_CLICK: 'primeiro clique' },
  window: (days: number | null) => (days === null ? 'sem prazo' : days === 1 ? '1 dia' : `${days} dias`),
  /** “último clique, vale 30 dias”. */
  clickRule: (rule: string, days: number | null) =>
    days === null ? `${rule}, sem prazo` : `${rule}, validade de ${days === 1 ? '1 dia' : `${days} dias`}`,
  offered: (share: string) => `${share} aguarda aceite`,
  terms: {
    label: words.terms,
    intro:
      'Cada alteração do produtor é uma nova versão, que só vale depois que o afiliado aceita. Cada venda segue a versão em vigor no clique.',
    version: (version: number) => `Versão ${version}`,
    ownVersion: (version: number) => `Versão ${version}, só deste afiliado`,
    inForce: 'Em vigor',
    waiting: 'Aguarda aceite',
    facts: (share: string, window: string) => `Comissão de ${share}, validade do clique: ${window}`,
    offered: (when: string) => `Oferecida em ${when}`,
    accepted: (when: string) => `aceita em ${when}`,
    accept: 'Aceitar condições',
    acceptTitle: (version: number) => `Aceitar a versão ${version}?`,
    acceptText: (share: string, window: string) =>
      `Comissão de ${share}, validade do clique: ${window}. Vale para os próximos cliques; os anteriores seguem as condições atuais.`,
    done: 'Condições aceitas',
  },
  tiers: {
    title: 'Faixas de comissão neste mês',
    sales: (count: string, isOne: boolean) => (isOne ? '1 venda' : `${count} vendas`),
    step: (volume: string, share: string) => `A partir de ${volume} no mês: ${share}.`,
    soFar: (volume: string) => `Volume até agora: ${volume}`,
    nextSale: (share: string) => `Próxima venda: comissão de ${share}`,
    missing: (volume: string, share: string) => `Para chegar a ${share}: ${volume}`,
    highest: 'Faixa mais alta alcançada.',
    note: 'Contam as vendas feitas no mês e já pagas, sem renovações, frete e juros. A comissão é definida no momento da venda: uma venda reembolsada depois deixa de contar no volume, mas não muda a comissão das outras vendas.',
  },
  clicks: {
    words: clickWords,
    label: words.clicks,
    when: words.date,
    rowLabel: (when: string) => `o clique de ${when}`,
    intro: 'Cada clique nos links do afiliado e o resultado dele. Nenhum dado do visitante é registrado.',
    sums: (counted: string, listed: string) =>
      `${counted === '1' ? '1 clique contado' : `${counted} cliques contados`} no período, ${listed === '1' ? '1 acesso listado' : `${listed} acessos listados`}.`,
    unlisted: (count: string) =>
      `${count === '1' ? '1 acesso foi apenas contado' : `${count} acessos foram apenas contados`}, acima do limite da lista.`,
    limits: (perMinute: string, perDay: string) =>
      `A lista mostra até ${perMinute} acessos por minuto de uma mesma rede e ${perDay} por dia; os demais são apenas contados e também podem gerar comissão. A lista é guardada por 400 dias.`,
    order: (code: string) => `Pedido ${code}`,
    commission: (amount: string) => `Comissão de ${amount}`,
    otherProduct: (when: string) => `O visitante comprou outro produto do produtor em ${when}.`,
    share: (share: string) => `comissão de ${share}`,
    until: (day: string) => `válido até ${day}`,
    empty: {
      title: 'Nenhum clique no período',
      text: 'Cliques nos links do afiliado aparecem aqui, com ou sem comissão.',
    },
  },
}
