export type NewPlatformMessages = typeof messages

export const messages = {
  title: 'Nova plataforma',
  purpose: 'Configure domínio, taxas e contrato, e convide o administrador.',
  create: 'Criar plataforma',
  created: 'Plataforma criada e convite enviado',
  identity: { title: 'Identidade', name: 'Nome', color: 'Cor da marca', locale: 'Idioma' },
  locale: { PT_BR: 'Português', EN_US: 'Inglês', ES_ES: 'Espanhol' },
  address: {
    title: 'Endereço',
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
    title: 'Contrato',
    text: 'Válido a partir do mês atual. Alterações são feitas na página da plataforma.',
    fixed: 'Mensalidade',
    rate: 'Percentual sobre vendas',
    minimum: 'Mínimo mensal',
    dueDays: 'Dias até o vencimento',
  },
  acquirer: {
    title: 'Adquirente',
    text: 'As chaves são armazenadas com criptografia e não serão exibidas novamente. O administrador também pode conectar depois.',
    connect: 'Conectar uma adquirente agora',
    provider: 'Adquirente',
    label: 'Nome da conta',
    baseUrl: 'Endereço da API',
    baseUrlHelp: 'Em branco: endereço de produção da adquirente.',
    methods: 'Métodos de pagamento',
    method: { PIX: 'Pix', CREDIT_CARD: 'Cartão de crédito', BILLET: 'Boleto' },
  },
  administrator: {
    title: 'Primeiro administrador',
    text: 'Recebe um convite por e-mail com todas as permissões, válido por 7 dias.',
    name: 'Nome completo',
    email: 'E-mail',
  },
}
