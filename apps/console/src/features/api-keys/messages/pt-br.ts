import type { ApiResource } from '@balcao/domain/people/api-scopes'
import * as words from '#i18n/words/pt-br.ts'

export type ApiKeysMessages = typeof messages

const resources: Record<ApiResource, string> = {
  products: 'Produtos e ofertas',
  links: words.paymentLinks,
  coupons: words.coupons,
  sales: words.sales,
  customers: words.customers,
  students: 'Alunos',
  invoices: words.fiscalInvoices,
  refunds: words.refundsMasculinePlural,
  disputes: words.disputes,
  subscriptions: words.subscriptions,
  carts: words.abandonedCarts,
  partners: 'Afiliados e coproduções',
  balance: 'Saldo e extrato',
  withdrawals: words.withdrawals,
  webhooks: words.webhooks,
  sellers: words.sellers,
  fees: 'Planos de taxas',
  acquirers: words.acquirers,
  reports: words.reports,
  audit: words.audit,
}

export const messages = {
  title: words.apiKeys,
  purpose: 'Conecte seus sistemas à plataforma. Cada chave tem só as permissões que você selecionar.',
  documentation: 'Documentação',
  create: 'Nova chave',
  rowLabel: (name: string) => `Chave ${name}`,
  keys: words.keys,
  call: {
    tab: 'Requisições',
    all: words.allFemininePlural,
    refused: 'Com erro',
    filter: { outcome: words.response },
    column: {
      when: 'Data e hora',
      call: 'Requisição',
      answer: words.response,
      took: words.duration,
      key: 'Chave',
      ip: words.ip,
    },
    copyRequestId: 'Copiar ID da requisição',
    rowLabel: (call: string, when: string) => `${call}, ${when}`,
    empty: {
      title: 'Nenhuma requisição',
      text: 'As requisições feitas com suas chaves nos últimos 30 dias aparecem aqui.',
    },
  },
  empty: {
    title: 'Nenhuma chave ainda',
    text: 'Crie uma chave para conectar seu ERP, CRM, área de membros ou planilha.',
  },
  column: {
    name: 'Chave',
    scopes: 'Permissões',
    lastUse: 'Último uso',
    expires: 'Validade',
    state: words.status,
    owner: 'Criada por',
  },
  scopesOf: (read: number, write: number) =>
    [read > 0 ? `${read} de leitura` : '', write > 0 ? `${write} de alteração` : '']
      .filter(Boolean)
      .join(' · '),
  never: 'Nunca usada',
  endless: words.noEndDate,
  state: { ACTIVE: words.activeFeminine, EXPIRED: words.expiredFeminine, REVOKED: 'Revogada' },
  form: {
    title: 'Nova chave',
    save: 'Criar chave',
    created: 'Chave criada.',
    name: words.name,
    nameHelp: 'O sistema que vai usar a chave, como ERP ou planilha.',
    scopes: 'Permissões',
    allScopes: 'Todas as permissões',
    read: 'Ler',
    write: 'Alterar',
    scopeLabel: (resource: string, right: string) => `${resource}: ${right}`,
    resources,
    lifetime: 'Validade',
    lifetimes: { 30: '30 dias', 90: '90 dias', 365: '12 meses' },
    networks: 'IPs permitidos',
    networksHelp:
      'Um endereço ou uma rede por linha, como 203.0.113.7 ou 203.0.113.0/24. Em branco, qualquer um.',
  },
  token: {
    shownTitle: 'Guarde sua chave',
    shownText:
      'Ela não será exibida novamente. Não a inclua no código do site nem do aplicativo: quem tiver a chave acessa a conta em seu nome.',
    copy: 'Copiar',
    done: 'Concluir',
  },
  feed: {
    create: 'Conectar planilha',
    title: 'Conectar planilha',
    save: 'Criar endereço',
    created: 'Endereço criado.',
    nameHelp: 'A planilha que vai usar o endereço, como Vendas do mês.',
    list: 'Lista',
    howTo:
      'No Google Planilhas, use a fórmula IMPORTDATA com o endereço. Ele traz os últimos 90 dias; para outro período, acrescente ?days=30 ao final.',
    secret: {
      shownTitle: 'Guarde o endereço',
      shownText: 'Ele não será exibido novamente. Quem tem o endereço vê os dados da lista: não o publique.',
      copy: 'Copiar',
      done: 'Concluir',
    },
  },
  action: {
    replace: 'Substituir chave',
    replaceTitle: (name: string) => `Substituir a chave “${name}”?`,
    replaceText:
      'Você recebe uma chave nova com as mesmas permissões. A atual continua valendo por mais 7 dias.',
    revoke: 'Revogar',
    revokeTitle: (name: string) => `Revogar a chave “${name}”?`,
    revokeText: 'O sistema que usa esta chave perde o acesso imediatamente. Esta ação não pode ser desfeita.',
    revoked: 'Chave revogada.',
  },
}
