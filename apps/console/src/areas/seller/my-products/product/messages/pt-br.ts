export type ProductMessages = typeof messages

export const messages = {
  title: 'Produto',
  offers: (count: number) => (count === 1 ? '1 oferta' : `${count} ofertas`),
  seeCheckout: 'Ver checkout',
  tabs: { label: 'Partes do produto', general: 'Geral', bumps: 'Order bump' },
  pause: {
    action: 'Pausar vendas',
    title: (name: string) => `Pausar as vendas de ${name}?`,
    effect:
      'Quem abrir o checkout verá que o produto está indisponível, e ele deixa de aparecer como order bump. As compras já feitas continuam valendo, e você pode retomar quando quiser.',
    done: 'Vendas pausadas',
  },
  resume: {
    action: 'Retomar vendas',
    title: (name: string) => `Retomar as vendas de ${name}?`,
    effect: 'O checkout volta a vender na hora, e o produto volta a aparecer como order bump.',
    done: 'Vendas retomadas',
  },
  general: {
    product: { title: 'Apresentação', text: 'É o que o comprador vê antes de pagar.' },
    name: 'Nome',
    description: 'Descrição',
    descriptionHelp: 'Aparece no checkout, e abaixo do título quando o produto é order bump.',
    image: 'Imagem',
    imageHelp: 'Prefira uma imagem quadrada, a partir de 800 × 800 px.',
    terms: {
      title: 'Categoria e garantia',
      text: 'Do que o produto trata e por quanto tempo o comprador pode desistir.',
    },
    category: 'Categoria',
    guarantee: 'Garantia',
    guaranteeHelp: 'Vale para as próximas compras. Quem já comprou mantém o prazo da época.',
    days: (count: number) => `${count} dias`,
    support: { title: 'Suporte', text: 'Para onde vão as dúvidas de quem comprou.' },
    supportEmail: 'E-mail',
    supportPhone: 'WhatsApp',
    salesPage: { title: 'Página de vendas', text: 'Onde você apresenta e divulga o produto.' },
    salesPageUrl: 'Endereço',
  },
  bumps: {
    rows: 'Ofertas no checkout',
    rowsHelp: (max: number) => `Até ${max}, na ordem em que o comprador as vê. Alt + ↑ ou ↓ muda a posição.`,
    newRow: 'Nova oferta',
    add: 'Adicionar oferta',
    offer: 'Oferta',
    price: (price: string) => `Vendida por ${price}.`,
    fakePrice: 'Preço de referência',
    notForSale: 'Fora de venda',
    notForSaleReason: 'O checkout não mostra esta oferta. Volte a vendê-la ou remova-a da lista para salvar.',
    preview: 'Prévia no checkout',
    empty: {
      title: 'Venda mais no mesmo pagamento',
      text: 'Um order bump é uma oferta que o comprador acrescenta marcando uma caixa, logo antes de pagar. Escolha algo que combine com este produto e custe menos.',
    },
  },
}
