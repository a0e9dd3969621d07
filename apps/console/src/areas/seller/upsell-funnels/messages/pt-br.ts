import type { FunnelState, FunnelTemplate, StepKind } from '@balcao/domain/upsell-funnel'

export type UpsellFunnelsMessages = typeof messages

const states: Record<FunnelState, string> = { DRAFT: 'Rascunho', ACTIVE: 'Publicado', PAUSED: 'Pausado' }
const kinds: Record<StepKind, string> = { UPSELL: 'Upsell', DOWNSELL: 'Downsell' }
const templates: Record<FunnelTemplate, { label: string; description: string }> = {
  ONE_MORE: { label: 'Uma oferta a mais', description: 'Quem compra vê uma oferta e segue para o recibo.' },
  SECOND_CHANCE: {
    label: 'Oferta e segunda chance',
    description: 'Quem recusa a primeira vê algo mais barato.',
  },
  LADDER: { label: 'Escada', description: 'Quem aceita vê a próxima; quem recusa vai para o recibo.' },
}

export const messages = {
  title: 'Funis de upsell',
  purpose: 'Depois de pagar, o comprador leva mais com um clique, no mesmo cartão ou com outro Pix.',
  create: 'Novo funil',
  search: 'Nome do funil',
  filter: { state: 'Situação', all: 'Todos' },
  state: states,
  kind: kinds,
  rowLabel: (name: string) => `Funil ${name}`,
  column: {
    name: 'Funil',
    offer: 'Começa em',
    state: 'Situação',
    steps: 'Etapas',
    entered: 'Viram',
    accepted: 'Aceites',
    paid: 'Receita extra',
    created: 'Criado em',
  },
  empty: {
    title: 'Nenhum funil ainda',
    text: 'Escolha uma oferta sua e o que oferecer a quem acabou de pagar por ela.',
  },
  form: {
    newTitle: 'Novo funil',
    save: 'Criar rascunho',
    created: 'Rascunho criado.',
    name: 'Nome do funil',
    nameHelp: 'Só você vê.',
    template: 'Modelo',
    templates,
    first: 'Começa quando é paga',
    firstHelp: 'O funil aparece para quem paga esta oferta.',
    stepOffer: (place: number) => `Oferta da etapa ${place}`,
    stepHelp: 'Oferta sua, ativa, de pagamento único e na mesma moeda.',
    editTitle: 'Editar funil',
    saveDraft: 'Salvar rascunho',
    saved: 'Rascunho salvo. Publique para os compradores verem.',
    steps: 'Etapas',
    step: (place: number) => `Etapa ${place}`,
    addStep: 'Adicionar etapa',
    noSteps: 'Um funil tem ao menos uma etapa.',
    kind: 'Tipo',
    offer: 'Oferta',
    headline: 'Título da página',
    text: 'Texto',
    textHelp: 'Em branco, aparece a descrição do produto.',
    accepted: 'Se aceitou, vai para',
    refused: 'Se recusou, vai para',
    end: 'Obrigado (recibo)',
    onlyOn: 'Cada caminho só vai para frente, então nenhum dá voltas.',
  },
  drawer: {
    loading: 'Abrindo o funil',
    starts: 'Começa quando é paga',
    version: (number: number) => `versão ${number}`,
    hasDraft: 'Há mudanças que os compradores ainda não veem.',
    live: 'É isto que os compradores veem.',
    saw: (count: number, text: string) => (count === 1 ? '1 viu' : `${text} viram`),
    accepted: 'Aceitou',
    refused: 'Recusou',
    silent: 'Não respondeu',
    undone: 'Desfez em 5 min',
    goesTo: (where: string) => `vai para ${where}`,
    tile: {
      entered: 'Viram a primeira oferta',
      taken: 'Levaram algo a mais',
      extra: 'Receita extra',
      perEntry: 'Extra por comprador',
    },
  },
  action: {
    edit: 'Editar etapas',
    publish: (number: number) => `Publicar versão ${number}`,
    publishTitle: (name: string) => `Publicar ${name}?`,
    publishText:
      'Quem comprar a partir de agora vê esta versão, e o cartão dessas compras fica guardado por 24 horas para o clique. Quem já está no funil termina na versão em que começou. Outro funil ativo da mesma oferta é pausado.',
    published: 'Funil publicado.',
    pause: 'Pausar',
    pauseTitle: (name: string) => `Pausar ${name}?`,
    pauseText: 'Ninguém mais entra neste funil. Quem já está nele vai até o fim.',
    paused: 'Funil pausado.',
  },
}
