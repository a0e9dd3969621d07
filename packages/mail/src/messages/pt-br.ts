/** The source of the type: the other languages have the same keys. */
export const mailPtBr = {
  greeting: (name: string) => (name ? `Olá, ${name}.` : 'Olá.'),
  product: 'Produto',
  soldBy: 'Vendido por',
  order: 'Pedido',
  protocol: 'Protocolo',
  amount: 'Valor',
  share: 'Você recebe',
  ignore: 'Se não foi você, ignore este e-mail.',
  neverShare: 'Não compartilhe este código com ninguém. Nossa equipe nunca pede códigos.',
  expiresIn: (minutes: number) => `Válido por ${minutes} minutos, para um único uso.`,
  linkByHand: 'Se o botão não abrir, copie este endereço no navegador:',
  footer: (platform: string) => `Este e-mail foi enviado por ${platform}.`,

  purchaseApproved: {
    subject: (product: string) => `Compra aprovada: ${product}`,
    heading: 'Pagamento confirmado',
    thanks: 'Recebemos o seu pagamento. Obrigado pela compra!',
    button: 'Ver minha compra',
    accessSubject: (product: string) => `Seu acesso: ${product}`,
    accessHeading: 'Seu acesso está liberado',
    accessReady: 'Pagamento recebido. O acesso à sua compra já está liberado.',
    accessButton: 'Acessar minha compra',
    parcel: (seller: string) => `${seller} é responsável pela entrega e avisa quando o pedido for enviado.`,
    license: (title: string) => `Sua chave de ${title}:`,
    licenseToCome: (title: string) =>
      `A chave de ${title} será enviada por e-mail assim que a loja a disponibilizar.`,
    gift: (recipient: string, day: string) =>
      `Presente para ${recipient}: o e-mail com o acesso será enviado em ${day}. Acompanhe em Minhas compras.`,
    discount: 'Desconto do cupom',
    shipping: 'Frete',
    interest: 'Juros do parcelamento',
    total: 'Total',
    access: 'Para entrar, use este e-mail. Enviamos um código de acesso, sem senha.',
    keep: 'Guarde este e-mail. Ele é o comprovante do seu pedido.',
  },
  pixCreated: {
    subject: (amount: string) => `Seu Pix de ${amount} está pronto`,
    heading: 'Pague o Pix para concluir a compra',
    explain: 'Copie o código abaixo e cole no app do seu banco, em Pix copia e cola.',
    validUntil: 'Válido até',
    button: 'Ver QR Code',
    paid: 'Já pagou? A confirmação chega por e-mail em instantes.',
  },
  boletoCreated: {
    subject: (amount: string) => `Seu boleto de ${amount} está pronto`,
    subjectWithDay: (amount: string, day: string) => `Seu boleto de ${amount} vence em ${day}`,
    heading: 'Pague o boleto para concluir a compra',
    explain: 'Copie a linha digitável abaixo e pague no app do seu banco ou em uma lotérica.',
    withPix:
      'Este boleto também tem um Pix. Copie o código abaixo e pague no app do seu banco: a confirmação é imediata.',
    orByLine:
      'Ou copie a linha digitável e pague no app do seu banco ou em uma lotérica. Use apenas uma das formas.',
    dueOn: 'Vencimento',
    button: 'Ver o boleto',
    paid: 'Já pagou? A confirmação do banco pode levar até três dias úteis e chega por e-mail.',
    paidWithPix:
      'Já pagou? Com Pix, a confirmação chega por e-mail em instantes; pelo código de barras, em até três dias úteis.',
  },
  purchaseRefunded: {
    subject: (product: string) => `Reembolso confirmado: ${product}`,
    heading: 'Reembolso confirmado',
    explain: 'O reembolso desta compra foi confirmado.',
    note: 'No Pix, o valor volta para a conta de origem. No cartão, aparece em uma das próximas faturas.',
    button: 'Ver minhas compras',
  },
  purchaseChargedBack: {
    subject: (product: string) => `Compra contestada no banco: ${product}`,
    heading: 'Compra contestada no banco',
    explain: 'O banco informou que o pagamento desta compra foi contestado e estornou o valor.',
    note: 'O acesso ao produto fica suspenso. Não reconhece a contestação? Fale com o seu banco.',
    button: 'Ver minhas compras',
  },
  purchaseInAnalysis: {
    subject: (product: string) => `Pagamento em análise: ${product}`,
    heading: 'O cartão está em análise',
    explain: 'O banco está analisando o pagamento desta compra.',
    note: 'Não é preciso pagar novamente: avisamos por e-mail assim que o banco responder.',
    button: 'Acompanhar o pagamento',
  },
  purchaseRefused: {
    subject: (product: string) => `Pagamento não aprovado: ${product}`,
    heading: 'O cartão não foi aprovado',
    explain: 'O banco concluiu a análise e não autorizou o pagamento desta compra.',
    note: 'Nada foi cobrado. Você pode pagar com Pix ou com outro cartão.',
    button: 'Pagar de outra forma',
  },
  orderShipped: {
    subject: (product: string) => `Pedido enviado: ${product}`,
    heading: 'Seu pedido está a caminho',
    explain: (seller: string) => `${seller} enviou o seu pedido. Acompanhe a entrega com o código abaixo.`,
    carrier: 'Transportadora',
    track: 'Acompanhar a entrega',
    button: 'Ver minhas compras',
  },
  invoiceIssued: {
    subject: (product: string) => `Nota fiscal emitida: ${product}`,
    heading: 'Sua nota fiscal foi emitida',
    explain: (seller: string) =>
      `${seller} emitiu a nota fiscal da sua compra. A chave de acesso abaixo identifica o documento.`,
    view: 'Ver nota fiscal',
    button: 'Ver minhas compras',
  },
  cartReminder: {
    subject: (product: string) => `Finalize sua compra: ${product}`,
    lastSubject: (product: string) => `Último lembrete: ${product}`,
    heading: {
      LEFT: 'Finalize sua compra',
      CODE_UNPAID: 'Seu código de pagamento venceu',
      CARD_REFUSED: 'O cartão não foi aprovado',
    },
    explain: {
      LEFT: 'Você iniciou esta compra e não concluiu o pagamento. Leva menos de um minuto.',
      CODE_UNPAID: 'O Pix ou boleto da sua compra venceu. Gere um novo e conclua em um minuto.',
      CARD_REFUSED: 'O banco não aprovou o cartão. Você pode usar outro cartão ou pagar com Pix.',
    },
    last: 'Este é o nosso último lembrete sobre esta compra.',
    button: 'Concluir a compra',
    optOut: 'Não quer receber lembretes? Cancele aqui:',
  },
  saleMade: {
    subject: (amount: string) => `Venda aprovada: ${amount}`,
    heading: 'Venda aprovada',
    explain: 'O pagamento foi confirmado.',
    button: 'Ver a venda',
  },
  pixGenerated: {
    subject: (amount: string) => `Pix gerado: ${amount}`,
    heading: 'Pix gerado',
    explain: 'O código foi gerado e ainda não foi pago.',
    button: 'Ver a venda',
  },
  saleRefunded: {
    subject: (amount: string) => `Venda reembolsada: ${amount}`,
    heading: 'Venda reembolsada',
    explain: 'O valor foi reembolsado ao comprador e a sua parte foi debitada do saldo.',
    button: 'Ver a venda',
  },
  saleChargedBack: {
    subject: (amount: string) => `Chargeback: ${amount}`,
    heading: 'Venda com chargeback',
    explain: 'O banco estornou o valor ao comprador e a sua parte foi debitada do saldo.',
    button: 'Ver a venda',
  },
  parcelToSend: {
    subject: (amount: string) => `Pedido para enviar: ${amount}`,
    heading: 'Pedido para enviar',
    explain:
      'O pagamento foi confirmado. Envie o pedido e informe o código de rastreio para o comprador ser avisado.',
    button: 'Ver o pedido',
  },
  accessDelivered: {
    subject: (amount: string) => `Acesso liberado: ${amount}`,
    heading: 'Acesso liberado ao comprador',
    explain: 'O pagamento foi confirmado e o acesso ao produto digital foi enviado por e-mail.',
    button: 'Ver a venda',
  },
  cartAbandoned: {
    subject: (product: string) => `Carrinho abandonado: ${product}`,
    heading: 'Carrinho abandonado',
    explain: 'Um comprador preencheu o checkout e não concluiu o pagamento.',
    button: 'Ver os carrinhos',
  },
  partnershipNews: {
    somebody: 'Seu parceiro',
    commission: 'Comissão',
    reason: 'Motivo',
    button: 'Abrir no painel',
    affiliationRequested: {
      subject: (product: string) => `Nova solicitação de afiliação: ${product}`,
      explain: (partner: string) => `${partner} solicitou afiliação ao seu produto.`,
    },
    affiliationApproved: {
      subject: (product: string) => `Afiliação aprovada: ${product}`,
      explain: (partner: string) => `${partner} aprovou a sua afiliação. Seus links já estão no painel.`,
    },
    affiliationRefused: {
      subject: (product: string) => `Afiliação recusada: ${product}`,
      explain: (partner: string) => `${partner} não aprovou a sua afiliação.`,
    },
    affiliationEnded: {
      subject: (product: string) => `Afiliação encerrada: ${product}`,
      explain: (partner: string) =>
        `${partner} encerrou a afiliação. As comissões já recebidas são mantidas.`,
    },
    affiliateTermsChanged: {
      subject: (product: string) => `Novas condições de afiliado: ${product}`,
      explain: (partner: string) =>
        `${partner} propôs novas condições. Elas só valem depois que você aceitar; até lá, e para cliques anteriores, valem as atuais.`,
    },
    coProductionProposed: {
      subject: (product: string) => `Proposta de coprodução: ${product}`,
      explain: (partner: string) => `${partner} fez uma proposta de coprodução e aguarda sua resposta.`,
    },
    coProductionAccepted: {
      subject: (product: string) => `Coprodução aceita: ${product}`,
      explain: (partner: string) => `${partner} aceitou a sua proposta.`,
    },
    coProductionDeclined: {
      subject: (product: string) => `Coprodução recusada: ${product}`,
      explain: (partner: string) => `${partner} recusou a sua proposta.`,
    },
    coProductionEnded: {
      subject: (product: string) => `Coprodução encerrada: ${product}`,
      explain: (partner: string) => `${partner} encerrou a coprodução. Vendas anteriores não são alteradas.`,
    },
    commissionProposed: {
      subject: (product: string) => `Proposta de comissão: ${product}`,
      explain: (partner: string) =>
        `${partner} propõe uma comissão por uma venda já feita e aguarda sua resposta.`,
    },
    commissionWithdrawn: {
      subject: (product: string) => `Proposta de comissão cancelada: ${product}`,
      explain: (partner: string) => `${partner} cancelou a proposta de comissão.`,
    },
    commissionAccepted: {
      subject: (product: string) => `Comissão aceita: ${product}`,
      explain: (partner: string) =>
        `${partner} aceitou a comissão. O valor foi debitado da sua parte da venda.`,
    },
    commissionDeclined: {
      subject: (product: string) => `Comissão recusada: ${product}`,
      explain: (partner: string) => `${partner} recusou a comissão. A sua parte da venda não foi alterada.`,
    },
  },
  refundRequested: {
    subject: (product: string) => `Recebemos sua solicitação de reembolso: ${product}`,
    heading: 'Recebemos sua solicitação de reembolso',
    explain: 'A loja já foi avisada e responde até a data abaixo.',
    answerBy: 'Resposta até',
    button: 'Acompanhar solicitação',
  },
  refundApproved: {
    subject: (product: string) => `Reembolso aprovado: ${product}`,
    heading: 'Seu reembolso foi aprovado',
    explain: 'O reembolso está em andamento. Avisamos por e-mail quando for concluído.',
    button: 'Acompanhar o reembolso',
  },
  refundRefused: {
    subject: (product: string) => `Resposta à sua solicitação de reembolso: ${product}`,
    heading: 'Reembolso recusado pela loja',
    explain: 'Veja abaixo a resposta da loja.',
    answer: 'Resposta da loja',
    appealBy: 'Você pode recorrer até',
    button: 'Recorrer à plataforma',
    appeal: 'Se você não concordar, recorra à plataforma: nossa equipe analisa o caso e decide.',
  },
  refundClosed: {
    subject: (product: string) => `Solicitação de reembolso encerrada: ${product}`,
    heading: 'Sua solicitação de reembolso foi encerrada',
    explain: 'A solicitação foi encerrada sem reembolso. Veja o motivo abaixo.',
    answer: 'Motivo',
    button: 'Ver minha compra',
  },
  refundMade: {
    subject: (product: string) => `Reembolso concluído: ${product}`,
    heading: 'Reembolso concluído',
    explain: 'O reembolso da sua compra foi concluído.',
    explainOwn: {
      'paid twice': 'Este pedido já estava pago. Devolvemos o segundo pagamento.',
      'period over':
        'O código pago era de um período anterior da assinatura. O pagamento foi devolvido, e a assinatura segue com a cobrança do período atual.',
      'link sold': 'Este link valia para uma única compra, que já tinha sido paga. O valor foi reembolsado.',
      'coupon spent':
        'O cupom desta compra já tinha sido usado até o limite quando o pagamento foi confirmado. O valor foi reembolsado.',
      'plan not changed':
        'Um pagamento anterior da assinatura foi reembolsado ou contestado antes da troca de plano. A troca não foi feita, e o valor foi reembolsado.',
      'other card refused':
        'O outro cartão desta compra foi recusado. O valor cobrado neste cartão foi reembolsado.',
      'card not confirmed':
        'Esta compra terminou sem a confirmação no seu banco, e o cartão foi cobrado depois. O valor foi reembolsado.',
    },
    button: 'Ver minha compra',
    where: {
      PIX: 'O valor volta para a conta de onde o Pix saiu.',
      CREDIT_CARD: 'O crédito aparece na fatura do cartão, nesta ou na próxima, conforme o banco.',
      BILLET: 'O valor foi devolvido na conta que você informou.',
    },
  },
  refundMessage: {
    subject: (product: string) => `Nova mensagem sobre o reembolso: ${product}`,
    heading: 'Você recebeu uma mensagem',
    explain: 'Há uma nova mensagem na solicitação de reembolso.',
    from: { BUYER: 'O comprador escreveu', SELLER: 'A loja escreveu', STAFF: 'Nossa equipe escreveu' },
    button: 'Responder',
  },
  refundToAnswer: {
    subject: (product: string) => `Solicitação de reembolso: ${product}`,
    heading: 'Um comprador solicitou reembolso',
    explain: 'O valor fica bloqueado até a sua resposta.',
    reason: 'Motivo do comprador',
    answerBy: 'Responda até',
    button: 'Responder à solicitação',
    reportedHeading: 'Cobrança não reconhecida',
    reportedExplain: 'Uma pessoa informou os dados desta cobrança e disse que não fez a compra.',
    note: {
      LAW: 'Compra com menos de 7 dias: direito de arrependimento. Por lei, o reembolso não pode ser recusado.',
      GUARANTEE: 'Sem resposta no prazo, o reembolso é aprovado automaticamente.',
      UNRECOGNIZED:
        'Reembolsar agora evita um chargeback. Se você recusar ou não responder no prazo, nossa equipe decide.',
    },
  },
  chargeReported: {
    subject: (protocol: string) => `Recebemos seu relato: ${protocol}`,
    heading: 'Recebemos seu relato de cobrança não reconhecida',
    explain: (hours: number) =>
      `Se houver uma cobrança com os dados informados, a loja tem ${hours === 1 ? '1 hora' : `${hours} horas`} para responder e, depois, nossa equipe decide. A resposta chega neste e-mail.`,
    day: 'Data da cobrança',
    bank: 'Se você não autorizou a cobrança, avise também o seu banco: ele pode bloquear o cartão e contestar o valor.',
  },
  chargeReportAnswered: {
    granted: {
      subject: (protocol: string) => `Reembolso aprovado: ${protocol}`,
      heading: 'A cobrança será reembolsada',
      explain: 'O valor volta para a forma de pagamento usada na compra.',
    },
    refused: {
      subject: (protocol: string) => `Resposta ao seu relato: ${protocol}`,
      heading: 'Seu relato foi analisado',
      explain: 'O relato foi encerrado sem reembolso. Veja a resposta abaixo.',
    },
  },
  disputeOpened: {
    subject: (product: string) => `Venda em disputa: ${product}`,
    heading: 'Uma venda entrou em disputa',
    explainCard: 'O titular do cartão contestou a compra no banco. O valor da venda foi bloqueado.',
    explainPix: 'O pagador contestou o Pix no banco. O valor da venda foi bloqueado.',
    dueAt: 'Defesa até',
    button: 'Enviar a defesa',
    note: 'Descreva o ocorrido e anexe comprovantes de entrega ou acesso. Sem defesa no prazo, o banco costuma decidir a favor do comprador.',
  },
  disputeEnded: {
    won: {
      subject: (product: string) => `Disputa ganha: ${product}`,
      heading: 'Disputa ganha',
      explain: 'O valor da venda voltou para o seu saldo.',
    },
    lost: {
      subject: (product: string) => `Disputa perdida: ${product}`,
      heading: 'Disputa decidida a favor do comprador',
      explain: 'O valor da venda foi devolvido ao comprador.',
    },
    fee: 'Taxa da disputa',
    button: 'Ver disputa',
  },
  subscriptionRenewing: {
    subject: (product: string, day: string) => `Sua assinatura renova em ${day}: ${product}`,
    heading: 'Sua assinatura renova em breve',
    explain: (amount: string, day: string) =>
      `Vamos cobrar ${amount} no seu cartão em ${day}. Você não precisa fazer nada.`,
    card: 'Cartão',
    button: 'Ver minha assinatura',
    note: 'Quer trocar o cartão ou cancelar? Faça isso antes da cobrança, em Minhas compras.',
    afterTrial: {
      subject: (product: string, day: string) => `Seu período de teste termina em ${day}: ${product}`,
      heading: 'Seu período de teste está terminando',
      explain: (amount: string, day: string) =>
        `Em ${day} o teste termina e a assinatura começa: vamos cobrar ${amount} no seu cartão. Se não quiser continuar, cancele antes dessa data e nada será cobrado.`,
    },
  },
  subscriptionDateMoved: {
    subject: (product: string, day: string) => `Sua próxima cobrança agora é em ${day}: ${product}`,
    heading: 'Data da cobrança alterada',
    asYouAsked: (day: string) => `Conforme solicitado, a próxima cobrança da sua assinatura será em ${day}.`,
    bySeller: (day: string) =>
      `A loja alterou a data da próxima cobrança da sua assinatura para ${day}. O valor não muda.`,
    before: 'Data anterior',
    now: 'Nova data',
    button: 'Ver minha assinatura',
    note: 'Seu acesso continua até a nova data, sem cobranças antes dela.',
  },
  planChanged: {
    heading: 'Plano alterado',
    headingLater: 'Troca de plano agendada',
    plan: 'Novo plano',
    former: 'Valor anterior',
    price: 'Novo valor',
    credit: 'Crédito dos dias não usados',
    charged: 'Cobrado na troca',
    startsOn: 'Válido a partir de',
    buyer: {
      subject: (plan: string) => `Seu plano mudou: ${plan}`,
      subjectLater: (plan: string) => `Seu plano vai mudar: ${plan}`,
      now: 'Conforme solicitado, sua assinatura já está no novo plano.',
      later: (day: string) =>
        `Conforme solicitado, sua assinatura muda de plano em ${day}. Nada é cobrado antes.`,
      laterBySeller: (day: string) =>
        `A loja agendou a troca de plano da sua assinatura para ${day}. Nada é cobrado antes.`,
      button: 'Ver minha assinatura',
      note: 'Não concorda com a troca? Responda à loja ou cancele a assinatura em Minhas compras.',
      noteLater: 'Não concorda com a troca? Desfaça em Minhas compras antes da próxima cobrança.',
    },
    seller: {
      subject: (buyer: string, plan: string) => `${buyer} trocou de plano: ${plan}`,
      now: (buyer: string) => `A assinatura de ${buyer} já está no novo plano.`,
      later: (buyer: string, day: string) =>
        `A assinatura de ${buyer} muda de plano em ${day}, com a próxima cobrança.`,
      button: 'Ver assinaturas',
    },
  },
  subscriptionOnHold: {
    subject: (product: string) => `Sua assinatura não será renovada por enquanto: ${product}`,
    heading: 'Renovação suspensa',
    explain: (seller: string) =>
      `${seller} está com as vendas suspensas na plataforma. Sua assinatura não será renovada e não haverá cobrança.`,
    until: 'Pago até',
    button: 'Ver minha assinatura',
    note: 'Se as vendas forem retomadas, você será avisado antes de qualquer cobrança. Você pode cancelar quando quiser, em Minhas compras.',
  },
  subscriptionInvoice: {
    subject: (amount: string, day: string) => `Fatura de ${amount} vence em ${day}`,
    overdueSubject: (amount: string) => `Sua fatura de ${amount} está em atraso`,
    heading: 'Sua fatura está pronta',
    overdueHeading: 'Sua fatura está em atraso',
    explain: (day: string) => `Pague até ${day} para continuar com a sua assinatura.`,
    overdue: (day: string, end: string) =>
      `A fatura venceu em ${day} e ainda não recebemos o pagamento. Pague até ${end} para não perder a sua assinatura.`,
    dueOn: 'Vencimento',
    button: 'Pagar agora',
    paid: 'Já pagou? A confirmação chega por e-mail.',
  },
  subscriptionDebit: {
    coming: {
      subject: (product: string, day: string) => `Débito por Pix Automático em ${day}: ${product}`,
      heading: 'Seu banco fará o débito em breve',
      explain: (amount: string, day: string) =>
        `Seu banco vai debitar ${amount} da sua conta em ${day}, pelo Pix Automático que você autorizou.`,
    },
    again: {
      subject: (product: string, day: string) => `Nova tentativa de débito em ${day}: ${product}`,
      heading: 'O débito não foi feito',
      explain: (amount: string, day: string) =>
        `Seu banco não conseguiu debitar ${amount}. Haverá uma nova tentativa em ${day}: deixe saldo na conta até lá.`,
    },
    dueOn: 'Data do débito',
    button: 'Ver minha assinatura',
    note: 'Para cancelar o Pix Automático, acesse sua assinatura ou o aplicativo do seu banco até o dia anterior ao débito.',
  },
  subscriptionPixEnded: {
    subject: (product: string) => `Pix Automático cancelado: ${product}`,
    heading: 'Pix Automático cancelado',
    explain:
      'O Pix Automático da sua assinatura foi cancelado no seu banco. A assinatura continua: as próximas cobranças chegam por e-mail, com um código Pix.',
    button: 'Ver minha assinatura',
  },
  subscriptionChargeFailed: {
    subject: (product: string) => `Falha na renovação da assinatura: ${product}`,
    heading: 'O pagamento não foi aprovado',
    explain: 'O banco não aprovou a cobrança da sua assinatura.',
    triesAgain: (day: string) =>
      `Uma nova tentativa será feita em ${day}. Se preferir, troque o cartão agora para pagar imediatamente.`,
    needsCard: (day: string) =>
      `Este cartão não pode mais ser cobrado. Cadastre outro até ${day} para manter a assinatura.`,
    button: 'Trocar o cartão',
  },
  subscriptionEnded: {
    subject: (product: string) => `Assinatura encerrada: ${product}`,
    heading: 'Sua assinatura foi encerrada',
    explain: {
      ASKED: 'A sua assinatura foi cancelada.',
      UNPAID: 'Não recebemos o pagamento da renovação, e a sua assinatura foi encerrada.',
      REFUNDED: 'O pagamento do período foi reembolsado e a sua assinatura foi encerrada.',
      PLATFORM_CLOSED: 'Esta loja está encerrando as atividades, e a sua assinatura não foi renovada.',
      COMPLETED: 'Você pagou todas as cobranças da assinatura e o período contratado terminou.',
      COMPLETED_KEPT: 'Você pagou todas as cobranças da assinatura. O acesso continua seu.',
    },
    noCharge: 'Nenhuma nova cobrança será feita. Você pode assinar novamente quando quiser.',
    noChargeClosed: 'Nenhuma nova cobrança será feita.',
    button: 'Ver minhas compras',
  },
  cardPaused: {
    subject: (product: string) => `Cartão pausado por segurança: ${product}`,
    heading: 'Cartão pausado nesta oferta',
    explain:
      'Detectamos tentativas de fraude com cartões no seu checkout. Para evitar chargebacks, o pagamento com cartão foi pausado por algumas horas.',
    until: 'Cartão disponível em',
    button: 'Ver o produto',
    note: 'Pix e outras formas de pagamento continuam ativos. Nenhuma ação é necessária.',
  },
  accessGiven: {
    subject: (product: string) => `Seu acesso: ${product}`,
    heading: 'Você ganhou um acesso',
    explain: (seller: string, product: string) => `${seller} liberou “${product}” para você.`,
    button: 'Acessar',
    note: 'Entre com este e-mail: enviamos um código, sem senha. Nada será cobrado. Não esperava este acesso? Ignore este e-mail.',
    optOut: 'Não quer receber convites? Cancele aqui:',
  },
  giftReceived: {
    somebody: 'Alguém',
    subject: (buyer: string) => `${buyer} enviou um presente para você`,
    heading: 'Você ganhou um presente',
    explain: (buyer: string, product: string) => `${buyer} deu “${product}” de presente para você.`,
    button: 'Abrir presente',
    opened: {
      subject: (product: string) => `Acesso ao seu presente: ${product}`,
      heading: 'Acesso ao seu presente',
      explain: (buyer: string, product: string) =>
        `“${product}”, presente de ${buyer}, está na sua biblioteca.`,
      button: 'Abrir meus acessos',
    },
    note: (seller: string) =>
      `Produto vendido por ${seller}. Entre com este e-mail: enviamos um código, sem senha. Nada será cobrado. Não esperava este presente? Ignore este e-mail.`,
  },
  licenseKeysMissing: {
    subject: (product: string) => `Chaves esgotadas: ${product}`,
    heading: 'Chaves esgotadas',
    explain: 'Uma venda foi aprovada sem chave disponível. A entrega ao comprador está pendente.',
    content: 'Conteúdo',
    button: 'Adicionar chaves',
    note: 'Ao adicionar chaves, elas são enviadas por e-mail aos compradores das vendas pendentes, na ordem de aprovação.',
  },
  fileRefused: {
    subject: (file: string) => `Arquivo recusado: ${file}`,
    heading: 'Arquivo recusado',
    explain:
      'A verificação recusou um arquivo que você enviou. Ele foi excluído e não chegou aos compradores.',
    file: 'Arquivo',
    cause: 'Motivo',
    causes: {
      WRONG_TYPE: 'O conteúdo não corresponde à extensão do nome',
      INFECTED: 'Vírus encontrado',
      TOO_LARGE_TO_CHECK: 'Grande demais para a verificação de vírus',
      UNCHECKED: 'A verificação falhou',
    },
    next: {
      WRONG_TYPE: 'Exporte o arquivo novamente no formato certo e envie outra vez.',
      INFECTED: 'Verifique se há vírus no computador em que o arquivo foi criado antes de enviar outro.',
      TOO_LARGE_TO_CHECK: 'Divida o arquivo em partes menores e envie cada uma.',
      UNCHECKED: 'Envie o arquivo novamente.',
    },
    button: 'Abrir produtos',
  },
  invoiceRefused: {
    of: {
      INVOICE: {
        subject: (order: string) => `Nota fiscal recusada: pedido ${order}`,
        heading: 'Nota fiscal recusada',
        explain: 'A autoridade tributária recusou a nota fiscal de uma venda.',
        next: 'Corrija os dados fiscais e emita a nota novamente. Outras vendas de hoje recusadas pelo mesmo motivo estão na lista de notas fiscais.',
      },
      CANCELLATION: {
        subject: (order: string) => `Cancelamento de nota fiscal recusado: pedido ${order}`,
        heading: 'Cancelamento recusado',
        explain:
          'A autoridade tributária recusou o cancelamento de uma nota fiscal. A nota continua emitida.',
        next: 'Consulte seu contador. Outros cancelamentos de hoje recusados pelo mesmo motivo estão na lista de notas fiscais.',
      },
    },
    order: 'Pedido',
    product: 'Produto',
    reason: 'Motivo',
    button: 'Abrir notas fiscais',
  },
  endpointFailing: {
    failing: {
      subject: (host: string) => `Seu webhook não está respondendo: ${host}`,
      heading: 'Seu webhook não está respondendo',
      explain:
        'As últimas entregas ao seu servidor falharam. Novas tentativas serão feitas por até três dias.',
      note: 'Suas vendas não são afetadas. As entregas pendentes serão enviadas quando o servidor responder.',
    },
    disabled: {
      subject: (host: string) => `Webhook desativado: ${host}`,
      heading: 'Webhook desativado',
      explain: 'Seu servidor deixou de aceitar as entregas, e os envios foram interrompidos.',
      note: 'Suas vendas não são afetadas. Após corrigir, reative o webhook e reenvie as entregas pendentes, disponíveis por 60 dias.',
    },
    address: 'Endereço',
    at: 'Última falha',
    button: 'Ver integrações',
  },
  reportMail: {
    subject: (view: string) => `Seu relatório: ${view}`,
    ofPeriod: (from: string, to: string) => `Período de ${from} a ${to}.`,
    asItStands: 'Dados atuais.',
    nothing: 'Sem resultados no período.',
    largest: 'Principais resultados:',
    button: 'Abrir relatório',
    stop: 'Para cancelar este relatório:',
  },
  customerAccessCode: {
    subject: (code: string) => `${code} é o seu código de acesso`,
    heading: 'Seu código de acesso',
    explain: 'Digite este código para ver as suas compras.',
  },
  saleEmailCode: {
    subject: (product: string) => `Confirme o e-mail da sua compra: ${product}`,
    heading: 'Este e-mail é seu?',
    explain: (seller: string) =>
      `${seller} informou este endereço para uma compra feita com outro e-mail. Se a compra é sua, confirme com o código abaixo.`,
    expiresAt: 'Válido até',
    button: 'Confirmar meu e-mail',
    notForSeller: 'Não compartilhe o código, nem com o vendedor.',
  },
  saleEmailChanged: {
    subject: (product: string) => `E-mail da compra alterado: ${product}`,
    heading: 'E-mail da compra alterado',
    explain:
      'O vendedor corrigiu o e-mail desta compra e o novo endereço foi confirmado. O acesso e os e-mails serão enviados para ele.',
    newEmail: 'Novo e-mail',
    undoUntil: 'Você pode desfazer até',
    button: 'Não fui eu: desfazer',
    note: 'Se você solicitou a correção, nenhuma ação é necessária.',
  },
  registrationCode: {
    subject: (code: string) => `${code} é o seu código de confirmação`,
    heading: 'Confirme o seu e-mail',
    explain: 'Digite este código para concluir o seu cadastro.',
  },
  passwordReset: {
    subject: 'Crie uma nova senha',
    heading: 'Crie uma nova senha',
    explain: 'Recebemos uma solicitação para alterar a senha da sua conta.',
    button: 'Criar nova senha',
    ignore: 'Se não foi você, ignore este e-mail: sua senha não será alterada.',
  },
  staffInvitation: {
    subject: (platform: string) => `Convite para a equipe: ${platform}`,
    heading: 'Convite para a equipe',
    explain: (inviter: string, platform: string) =>
      inviter
        ? `${inviter} convidou você para a equipe de ${platform}.`
        : `Você recebeu um convite para a equipe de ${platform}.`,
    nextByPassword: 'Para aceitar, crie sua senha de acesso.',
    nextByLogin: 'Para aceitar, entre com a senha que você já usa aqui.',
    button: 'Aceitar o convite',
    expiresIn: (days: number) => `Válido por ${days} dias, para um único uso.`,
    ignore: 'Não esperava este convite? Ignore este e-mail.',
  },
  standingChanged: {
    subject: {
      ACTIVE: 'A sua conta está ativa',
      REVIEW: 'A sua conta está em revisão',
      OFFBOARDING: 'As suas vendas foram encerradas',
      BLOCKED: 'A sua conta foi bloqueada',
      CASHOUT_BLOCKED: 'Os seus saques foram bloqueados',
      CASHOUT_UNBLOCKED: 'Os seus saques foram liberados',
    },
    explain: {
      ACTIVE: 'Você pode vender e sacar normalmente.',
      REVIEW: 'As vendas continuam. Durante a revisão, cada saque exige aprovação da equipe.',
      OFFBOARDING:
        'Seus checkouts não aceitam novas compras. O painel continua disponível e o saldo pode ser sacado, com aprovação da equipe.',
      BLOCKED:
        'Seus checkouts foram desativados e o saldo fica bloqueado até a decisão. Responda a esta mensagem para falar com a plataforma.',
      CASHOUT_BLOCKED:
        'As vendas continuam, mas saques e antecipações estão bloqueados. Fale com a plataforma para saber mais.',
      CASHOUT_UNBLOCKED: 'Saques e antecipações estão disponíveis novamente.',
    },
    button: 'Ver o financeiro',
  },
  staffVisit: {
    subject: 'Acesso da equipe ao seu painel',
    heading: 'Acesso da equipe ao seu painel',
    explain: 'Uma pessoa da equipe da plataforma acessou o seu painel para atendimento.',
    who: 'Responsável',
    reason: 'Motivo',
    from: 'Desde',
    until: 'Expira em',
    onlyLooks:
      'Acesso somente leitura: não permite saques, downloads nem alterações de senha ou conta bancária.',
    limitedChanges:
      'Acesso limitado a editar o checkout ou reenviar um acesso. Não permite saques, downloads nem alterações de senha ou conta bancária.',
    button: 'Ver acessos da equipe',
  },
  managerInvitation: {
    subject: (platform: string) => `Convite para ser gerente: ${platform}`,
    heading: 'Convite para gerente',
    explain: (inviter: string, platform: string) =>
      inviter
        ? `${inviter} convidou você para ser gerente de contas em ${platform}.`
        : `Você recebeu um convite para ser gerente de contas em ${platform}.`,
  },
  newDevice: {
    subject: 'Novo acesso à sua conta',
    heading: 'Novo acesso à sua conta',
    explain: 'Sua conta foi acessada em um novo navegador.',
    when: 'Data',
    device: 'Dispositivo',
    deviceOn: (browser: string, system: string) => `${browser} no ${system}`,
    unknownDevice: 'Não identificado',
    ip: 'Endereço IP',
    act: 'Foi você? Nenhuma ação é necessária. Se não foi, altere sua senha agora e encerre a sessão desse dispositivo.',
    button: 'Revisar a segurança da conta',
  },
  apiKeyCreated: {
    subject: 'Nova chave de API na sua conta',
    explain:
      'Uma chave de API foi criada na sua conta. Quem tem a chave age em seu nome, dentro das permissões dela.',
    key: 'Chave',
    act: 'Foi você? Nenhuma ação é necessária. Se não foi, revogue a chave agora e altere sua senha.',
    button: 'Revisar as chaves',
  },
  passkeyChanged: {
    subject: {
      ADDED: 'Nova passkey na sua conta',
      REMOVED: 'Passkey removida da sua conta',
      COPIED: 'Passkey recusada na sua conta',
    },
    explain: {
      ADDED: 'Uma passkey foi criada para entrar na sua conta.',
      REMOVED: 'Uma passkey foi removida da sua conta.',
      COPIED: 'Recusamos uma tentativa de acesso com uma passkey que parece ter sido copiada.',
    },
    passkey: 'Passkey',
    act: {
      ADDED:
        'Foi você? Nenhuma ação é necessária. Se não foi, remova essa passkey agora e fale com o suporte.',
      REMOVED: 'Foi você? Nenhuma ação é necessária. Se não foi, fale com o suporte.',
      COPIED: 'Por segurança, remova essa passkey e crie outra, mesmo que tenha sido você.',
    },
  },
  bankAccountChanged: {
    subject: {
      ADDED: 'Nova conta de recebimento',
      VERIFIED: 'Conta de recebimento verificada',
      REFUSED: 'Conta de recebimento recusada',
      REMOVED: 'Conta de recebimento removida',
    },
    explain: {
      ADDED: 'Uma chave Pix ou conta bancária foi cadastrada para saques.',
      VERIFIED: 'A chave Pix ou conta bancária que você cadastrou foi verificada.',
      REFUSED:
        'A chave Pix ou conta bancária que você cadastrou não foi aceita. Cadastre outra no seu CPF ou CNPJ.',
      REMOVED: 'Uma chave Pix ou conta bancária foi removida dos seus saques.',
    },
    destination: 'Conta',
    when: 'Data',
    usableFrom: 'Recebe saques a partir de',
    act: 'Foi você? Nenhuma ação é necessária. Se não foi, altere sua senha agora e fale com o suporte.',
    button: 'Revisar a segurança da conta',
  },
  broadcast: { button: 'Abrir o painel' },
  documentReviewed: {
    subject: { APPROVED: 'Seus documentos foram aprovados', REFUSED: 'Reenvie um documento' },
    explain: {
      APPROVED: 'Todos os documentos enviados foram aprovados.',
      REFUSED: 'Um dos documentos foi recusado. Reenvie apenas este documento.',
    },
    document: 'Documento',
    reason: 'Motivo',
    note: 'Observação',
    papers: {
      photoDocument: 'Documento com foto',
      photoPersonWithDocument: 'Selfie com documento',
      photoDocumentSocialContract: 'Contrato social',
      addressProof: 'Comprovante de endereço',
      balanceSheet: 'Balanço ou DRE',
    },
    refusals: {
      ILLEGIBLE: 'Documento ilegível',
      WRONG_TYPE: 'Documento diferente do solicitado',
      MISMATCH: 'Dados diferentes do cadastro',
      EXPIRED: 'Documento vencido',
      REPEATED: 'Arquivo já enviado',
      SUSPICIOUS: 'Não foi possível confirmar a autenticidade',
    },
    button: { APPROVED: 'Ver meus documentos', REFUSED: 'Enviar novamente' },
  },
  productReviewed: {
    subject: {
      APPROVED: (product: string) => `${product} foi aprovado`,
      NEEDS_CHANGES: (product: string) => `${product} precisa de ajustes`,
      REJECTED: (product: string) => `${product} não foi aprovado`,
      SUSPENDED: (product: string) => `As vendas de ${product} foram suspensas`,
    },
    heading: {
      APPROVED: 'Aprovado',
      NEEDS_CHANGES: 'Ajustes solicitados',
      REJECTED: 'Não aprovado',
      SUSPENDED: 'Vendas suspensas',
    },
    explain: {
      APPROVED: 'A análise foi concluída e o produto foi aprovado.',
      NEEDS_CHANGES: 'Analisamos o produto e solicitamos ajustes antes da aprovação.',
      REJECTED: 'Analisamos o produto e ele não foi aprovado.',
      SUSPENDED:
        'As vendas deste produto estão suspensas. Compradores mantêm o acesso e o direito a reembolso.',
    },
    product: 'Produto',
    reason: 'Motivo',
    button: 'Ver produto',
  },
  anticipationNews: {
    subject: {
      PAID: 'Sua antecipação foi paga',
      COUNTERED: 'Contraproposta para a sua antecipação',
      REFUSED: 'Sua antecipação não foi aprovada',
      EXPIRED: 'Antecipação expirada',
    },
    explain: {
      PAID: 'O valor já está disponível no seu saldo.',
      COUNTERED: 'A proposta vale por 24 horas. Se recusar, os valores são liberados nas datas originais.',
      REFUSED: 'Os valores são liberados nas datas originais.',
      EXPIRED: 'A solicitação expirou sem resposta. Os valores são liberados nas datas originais.',
    },
    gross: 'Valor antecipado',
    fee: 'Custo',
    net: 'Você recebe',
    reason: 'Motivo',
    button: 'Ver minhas antecipações',
  },
  withdrawalPaid: {
    subject: (amount: string) => `Seu saque de ${amount} foi pago`,
    heading: 'Saque pago',
    explain: 'O valor foi depositado na sua conta.',
    destination: 'Conta',
    button: 'Ver meu saldo',
  },
  withdrawalHeld: {
    subject: (amount: string) => `Seu saque de ${amount} está retido`,
    heading: 'Saque com pendência',
    explain:
      'Seu saque está retido até a solução da pendência abaixo. O valor continua reservado, e você pode cancelar o saque.',
    destination: 'Conta',
    reason: 'Pendência',
    until: 'Prazo',
    button: 'Ver meu saldo',
  },
  withdrawalReturned: {
    subject: (amount: string) => `Seu saque de ${amount} voltou para o saldo`,
    heading: 'O saque não foi concluído',
    explain: 'O valor e a taxa voltaram para o seu saldo.',
    destination: 'Conta',
    reason: 'Motivo',
    causes: {
      DESTINATION_UNUSABLE: 'A conta de destino deste saque não está mais disponível.',
      DOCUMENTS_REQUIRED: 'Seus documentos precisam ser aprovados antes do saque.',
      DEBT_OPEN: 'Um saldo devedor surgiu após a solicitação. Ele é descontado antes de um novo saque.',
      NOT_MADE_BY_BANK: 'O banco não concluiu o pagamento.',
      GIVEN_BACK_BY_BANK: 'O banco devolveu o pagamento.',
    },
    button: 'Ver meu saldo',
  },
  emailInUse: {
    subject: 'Você já tem uma conta',
    heading: 'Você já tem uma conta',
    explain: 'Alguém tentou criar uma conta com este e-mail, mas ele já está cadastrado.',
    button: 'Entrar na minha conta',
    forgot: (url: string) => `Esqueceu a senha? Crie uma nova em ${url}`,
  },
  chargeNews: {
    subject: {
      OVERDUE: 'A fatura da operadora venceu',
      LAST_WARNING: 'Último aviso: as vendas serão suspensas',
      SUSPENDED: 'As vendas da plataforma foram suspensas',
      RESUMED: 'As vendas da plataforma foram retomadas',
      UPHELD: 'A contestação da fatura foi recusada',
      ADJUSTED: 'A fatura contestada foi ajustada',
    },
    explain: {
      OVERDUE: 'Não identificamos o pagamento desta fatura. Se já foi feito, desconsidere este aviso.',
      LAST_WARNING:
        'Se a fatura não for paga até a data abaixo, a plataforma deixa de aceitar novas vendas. Saques, reembolsos e assinaturas continuam.',
      SUSPENDED:
        'Novas vendas estão suspensas até o pagamento da fatura. Saques, reembolsos e assinaturas continuam normalmente.',
      RESUMED: 'Não há faturas em atraso. Os checkouts já aceitam novas compras.',
      UPHELD: 'A operadora analisou a contestação e manteve o valor. A resposta está abaixo.',
      ADJUSTED: 'A operadora analisou a contestação e alterou o valor. A resposta está abaixo.',
    },
    amount: 'Valor',
    due: 'Vencimento',
    suspends: 'Suspensão das vendas',
    reason: 'Resposta',
    button: 'Ver faturas',
  },
  platformClosing: {
    subject: {
      BEGUN: 'A plataforma vai encerrar as atividades',
      CALLED_OFF: 'O encerramento da plataforma foi cancelado',
      CLOSED: 'A plataforma encerrou as atividades',
    },
    explain: {
      BEGUN:
        'A partir de agora a plataforma não aceita novas vendas nem novos cadastros. As assinaturas deixam de renovar na data abaixo.',
      CALLED_OFF:
        'A plataforma continua em operação. Os checkouts já aceitam novas compras e as assinaturas voltam a renovar.',
      CLOSED: 'O encerramento foi concluído. Se houver saldo, ele continua disponível para saque.',
    },
    goesOn:
      'Saques, reembolsos e disputas continuam normalmente, e os valores são pagos nas datas de liberação. Confira sua conta de recebimento e saque o saldo disponível.',
    closes: 'Fim das renovações',
    button: 'Abrir o painel',
  },
}

export type MailMessages = typeof mailPtBr
