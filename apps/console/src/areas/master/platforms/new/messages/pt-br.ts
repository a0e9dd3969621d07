import * as words from '#i18n/words/pt-br.ts'

export type NewPlatformMessages = typeof messages

export const messages = {
  title: words.newPlatform,
  purpose: 'Configure domínio, taxas e contrato, e convide o administrador.',
  create: 'Criar plataforma',
  created: 'Plataforma criada e convite enviado',
  identity: { title: words.identity, name: words.name, color: words.brandColor, locale: words.language },
  locale: { PT_BR: words.portuguese, EN_US: words.english, ES_ES: words.spanish },
  address: {
    title: words.address,
    host: 'Domínio principal',
    hostHelp: 'Sem https:// e sem barra. Aponte o domínio para esta instalação antes da primeira venda.',
  },
  placeholder: {
    title: 'Dados padrão',
    text: 'Enviados às adquirentes que exigem documento e telefone, quando o comprador não informa.',
    document: 'CNPJ ou CPF da empresa',
    phone: 'Telefone da empresa',
  },
  contract: {
    title: words.contract,
    text: 'Válido a partir do mês atual. Alterações são feitas na página da plataforma.',
    fixed: words.monthlyFee,
    rate: 'Percentual sobre vendas',
    minimum: 'Mínimo mensal',
    dueDays: 'Dias até o vencimento',
  },
  acquirer: {
    title: words.acquirer,
    text: 'As chaves são armazenadas com criptografia e não serão exibidas novamente. O administrador também pode conectar depois.',
    connect: 'Conectar uma adquirente agora',
    provider: words.acquirer,
    label: 'Nome da conta',
    baseUrl: 'Endereço da API',
    baseUrlHelp: 'Em branco: endereço de produção da adquirente.',
    methods: words.paymentMethods,
    method: { PIX: words.pix, CREDIT_CARD: words.creditCard, BILLET: words.boleto },
  },
  administrator: {
    title: 'Primeiro administrador',
    text: 'Recebe um convite por e-mail com todas as permissões, válido por 7 dias.',
    name: words.fullName,
    email: words.email,
  },
}
