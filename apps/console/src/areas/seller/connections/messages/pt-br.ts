import type { ConnectionVendor } from '@balcao/domain/platform/connections'
import * as words from '#i18n/words/pt-br.ts'

export type ConnectionsMessages = typeof messages

/** Documented facts about a tool's API, and assumptions. */
type Facts = { known: string; assumed: string | null }
type VendorTexts = {
  purpose: string
  steps: readonly string[]
  fields: Record<string, { label: string; help: string; placeholder: string }>
  /** Texts about the value of a rule, for tools with rules. */
  code: { label: string; help: string; placeholder: string } | null
  facts: Facts
}

const vendors: Record<ConnectionVendor, VendorTexts> = {
  UTMIFY: {
    purpose:
      'Envia cada pedido com a origem do clique: aguardando, pago, recusado, reembolsado e chargeback.',
    steps: [
      'Na UTMify, abra Integrações → Webhooks → Credenciais de API.',
      'Crie uma credencial e copie o token.',
      'Cole o token abaixo, salve e envie um teste.',
    ],
    fields: {
      token: {
        label: 'Token da credencial',
        help: 'Gerado na UTMify, em Credenciais de API.',
        placeholder: '',
      },
    },
    code: null,
    facts: {
      known: 'Endereço, campos, status e datas vêm da documentação pública da UTMify.',
      assumed:
        'Supomos que um novo envio do mesmo pedido substitui o anterior. Reembolso parcial não muda a venda na UTMify. CPF não é enviado.',
    },
  },
  MEMBERKIT: {
    purpose:
      'Libera as turmas na aprovação e encerra o acesso em reembolso, chargeback ou fim da assinatura.',
    steps: [
      'Na Memberkit, abra Configurações e copie a chave da API.',
      'Anote o ID de cada turma: é o número no fim do endereço da turma.',
      'Cole a chave abaixo e indique as turmas de cada produto.',
    ],
    fields: {
      apiKey: { label: 'Chave da API', help: 'Encontrada em Configurações, na Memberkit.', placeholder: '' },
    },
    code: {
      label: 'IDs das turmas',
      help: 'Números, separados por vírgula.',
      placeholder: '1234, 5678',
    },
    facts: {
      known: 'Endereço, cadastro por e-mail, turmas e status vêm da documentação pública da Memberkit.',
      assumed: 'Supomos que o status “inactive” encerra somente as turmas informadas.',
    },
  },
  CADEMI: {
    purpose: 'Entrega e retira o produto na Cademí conforme o pagamento.',
    steps: [
      'Na Cademí, crie uma integração de entrega personalizada e copie o token.',
      'Anote o código de cada produto de entrega.',
      'Informe o endereço da sua escola, o token e o código de cada produto.',
    ],
    fields: {
      subdomain: {
        label: 'Subdomínio',
        help: 'O que vem antes de .cademi.com.br no endereço da escola.',
        placeholder: 'minhaescola',
      },
      token: { label: 'Token da integração', help: 'Gerado na Cademí, na integração.', placeholder: '' },
    },
    code: { label: 'Código na Cademí', help: 'O mesmo da entrega.', placeholder: 'curso-de-paes' },
    facts: {
      known: 'Endereço, token e campos foram vistos em integrações públicas com a Cademí.',
      assumed:
        'Supomos que o status “cancelado” retira o acesso e que o código do pedido identifica cada compra. Confirme com um teste.',
    },
  },
  RD_STATION: {
    purpose: 'Registra compradores e carrinhos abandonados como conversões de leads.',
    steps: [
      'Na RD Station Marketing, abra Integrações e gere uma chave de API.',
      'Escolha o identificador da conversão para cada evento.',
      'Cole a chave abaixo, crie as regras e envie um teste.',
    ],
    fields: {
      apiKey: { label: 'Chave de API', help: 'Gerada na RD Station Marketing.', placeholder: '' },
    },
    code: {
      label: 'Identificador da conversão',
      help: 'Aparece no histórico do lead.',
      placeholder: 'compra-curso-de-paes',
    },
    facts: {
      known: 'Endereço, evento de conversão e campos vêm da documentação pública da RD Station.',
      assumed: 'Os limites de tamanho dos textos são suposição. Nenhuma base legal é declarada em seu nome.',
    },
  },
  ACTIVE_CAMPAIGN: {
    purpose: 'Cria o contato, inscreve na lista e aplica tags por evento e produto.',
    steps: [
      'Na ActiveCampaign, abra Configurações → Desenvolvedor e copie a URL e a chave da API.',
      'Anote o ID da lista e o ID de cada tag.',
      'Preencha abaixo, crie as regras e envie um teste.',
    ],
    fields: {
      host: {
        label: 'URL da API',
        help: 'Sem https://, como aparece em Desenvolvedor.',
        placeholder: 'minhaconta.api-us1.com',
      },
      apiKey: { label: 'Chave da API', help: 'Na mesma página do endereço.', placeholder: '' },
      listId: { label: 'ID da lista', help: 'Cada contato é inscrito nesta lista.', placeholder: '1' },
    },
    code: { label: 'ID da tag', help: 'Número da tag na ActiveCampaign.', placeholder: '12' },
    facts: {
      known: 'Chamadas e campos vêm da documentação pública da API v3 da ActiveCampaign.',
      assumed: 'Supomos que toda conta responde em api-us1.com ou activehosted.com.',
    },
  },
  WHATSAPP: {
    purpose: 'Chama o seu serviço de WhatsApp com a mensagem de cada evento.',
    steps: [
      'No seu serviço de WhatsApp, copie o endereço de envio de mensagens e os cabeçalhos de autenticação.',
      'Copie o corpo JSON do exemplo do serviço para uma regra e troque os dados por variáveis.',
      'Confira a prévia, salve e envie um teste para o seu celular.',
    ],
    fields: {
      url: {
        label: 'Endereço de envio',
        help: 'https, na porta padrão ou 8443. Guardado com sigilo, pois costuma conter um token.',
        placeholder: '',
      },
      method: { label: 'Método', help: '', placeholder: '' },
      headers: {
        label: 'Cabeçalhos',
        help: 'Um por linha, como “Client-Token: valor”. Ao trocar o endereço, digite novamente.',
        placeholder: 'Client-Token: …',
      },
    },
    code: {
      label: 'Corpo da mensagem',
      help: 'JSON com variáveis entre chaves duplas.',
      placeholder: '{"phone": "{{buyer.phone}}", "message": "Oi, {{buyer.firstName}}!"}',
    },
    facts: {
      known: 'Funciona com qualquer serviço que aceite uma chamada HTTP com JSON.',
      assumed: 'Nada sabemos do seu serviço: uma resposta 2xx conta como mensagem enviada.',
    },
  },
  DISCORD: {
    purpose: 'Avisa o seu canal a cada venda, sem dados do comprador.',
    steps: [
      'No Discord, abra as configurações do canal → Integrações → Webhooks.',
      'Crie um webhook e copie a URL.',
      'Cole a URL abaixo, escolha os eventos e envie um teste.',
    ],
    fields: {
      url: {
        label: 'URL do webhook',
        help: 'Quem tem esta URL publica no canal.',
        placeholder: 'https://discord.com/api/webhooks/…',
      },
    },
    code: null,
    facts: { known: 'Tudo vem da documentação pública do Discord.', assumed: null },
  },
  TELEGRAM: {
    purpose: 'Avisa o seu grupo ou canal a cada venda, sem dados do comprador.',
    steps: [
      'No Telegram, crie um bot com o @BotFather e copie o token.',
      'Adicione o bot ao grupo ou canal.',
      'Informe o token e o ID do chat, escolha os eventos e envie um teste.',
    ],
    fields: {
      botToken: { label: 'Token do bot', help: 'Enviado pelo @BotFather.', placeholder: '' },
      chatId: {
        label: 'Chat',
        help: 'ID numérico, ou @nome de um canal público.',
        placeholder: '-1001234567890',
      },
    },
    code: null,
    facts: { known: 'Tudo vem da documentação pública do Telegram.', assumed: null },
  },
}

export const messages = {
  vendors,
  tabs: 'Seções da conexão',
  stepsTitle: 'Como conectar',
  credentials: 'Credenciais',
  credentialsText: 'Guardadas com sigilo. Não são exibidas novamente.',
  saved: 'Salva. Digite outra para substituir.',
  isOn: words.activeFeminine,
  isOnHelp: 'Se desativada, nada é enviado e os envios pendentes são descartados.',
  connect: 'Conectar',
  connected: 'Conexão salva',
  events: 'Eventos',
  eventsText: 'O que gera um aviso.',
  rules: {
    title: 'Regras',
    text: 'Cada evento do produto segue a regra dele; na falta, a de todos os produtos.',
    membersTitle: words.products,
    membersText:
      'O acesso segue a situação da compra no momento do envio. Quem comprou antes da conexão não é incluído.',
    row: (number: number) => `Regra ${number}`,
    memberRow: (number: number) => `Produto ${number}`,
    add: 'Adicionar regra',
    addProduct: 'Adicionar produto',
    event: words.event,
    product: words.product,
    allProducts: words.allProducts,
    none: 'Nenhuma regra',
    noneText: 'Adicione a primeira para começar.',
    noProducts: 'Nenhum produto conectado',
  },
  preview: {
    title: 'Prévia da mensagem',
    text: 'Com dados fictícios.',
    invalid: 'O corpo precisa ser um JSON, com as variáveis entre aspas e da lista abaixo.',
    variables: 'Variáveis',
  },
  facts: { title: 'O que sabemos desta ferramenta', known: 'Conhecido', assumed: 'Suposição' },
  marketing:
    'Quem recusou comunicações da plataforma não é enviado. O comprador pode mudar isso em Minhas compras.',
  test: {
    send: 'Enviar teste',
    hint: 'O comprador do teste é você.',
    waiting: 'Teste enviado. Aguardando a resposta…',
    taken: (status: string) => `A ferramenta aceitou o teste (HTTP ${status}).`,
    failed: (reason: string) => `O teste não foi aceito: ${reason}.`,
    answer: 'Resposta da ferramenta',
    /** By the failure's code from the server. */
    reasons: {
      timeout: 'não respondeu a tempo',
      network: 'não foi possível conectar',
      url_refused: 'endereço não permitido',
      'not taken': 'a ferramenta recusou os dados',
      no_phone: 'seu perfil não tem um celular válido',
    } as Record<string, string>,
    status: (status: string) => `HTTP ${status}`,
  },
  remove: 'Desconectar',
  removeTitle: (name: string) => `Desconectar ${name}?`,
  removeText: 'As credenciais são apagadas e nada mais é enviado. As entregas ficam visíveis por 60 dias.',
  removeMembersText:
    'As credenciais são apagadas e os produtos deixam de liberar e de encerrar acessos lá. Quem já tem acesso continua com ele.',
  removed: 'Conexão removida',
  disabled: {
    GONE: 'O destino não existe mais. Corrija e ative novamente em Configuração.',
    FAILING: 'Conexão desativada após 72 horas de falhas. Corrija e ative novamente em Configuração.',
  },
  failing: (since: string) =>
    `Envios com falha desde ${since}. Após 72 horas de falhas, a conexão é desativada e você é avisado por e-mail.`,
}
