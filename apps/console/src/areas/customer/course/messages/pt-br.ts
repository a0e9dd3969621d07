import * as words from '#i18n/words/pt-br.ts'

export type StudyMessages = typeof messages

export const messages = {
  title: 'Aulas',
  lessonList: 'Aulas do curso',
  progress: (done: number, lessons: number, percent: number) =>
    `${done} de ${lessons === 1 ? '1 aula' : `${lessons} aulas`} · ${percent}%`,
  moduleDone: (done: number, lessons: number) => `${done} de ${lessons}`,
  opensOn: (day: string) => `Abre em ${day}`,
  done: 'Aula concluída',
  empty: { title: 'Aulas em breve', text: 'A loja ainda não publicou aulas deste curso.' },
  place: (module: string) => `Módulo: ${module}`,
  previous: 'Anterior',
  next: 'Próxima',
  mark: 'Marcar como vista',
  unmark: 'Marcar como não vista',
  markAtEnd: 'Ao terminar o vídeo, marque a aula como vista.',
  download: words.download,
  materials: 'Materiais da aula',
  downloadMaterial: (title: string) => `Baixar ${title}`,
  lessonFile: 'Arquivo da aula',
  quiz: {
    title: 'Teste',
    explain: (percent: number) => `Acerte pelo menos ${percent}% para concluir esta aula.`,
    send: 'Enviar respostas',
    passed: (right: number, total: number) =>
      `Aprovado: ${right} de ${total === 1 ? '1 resposta certa' : `${total} respostas certas`}.`,
    failed: (right: number, total: number) =>
      `${right} de ${total === 1 ? '1 resposta certa' : `${total} respostas certas`}. Revise e tente novamente.`,
    right: 'Certa',
    wrong: 'Errada',
    unanswered: 'Responda a todas as perguntas.',
  },
  certificate: {
    title: 'Certificado',
    left: (count: number) => (count === 1 ? 'Falta 1 aula' : `Faltam ${count} aulas`),
    explain: 'Disponível quando todas as aulas estiverem concluídas.',
    issue: 'Emitir certificado',
    name: 'Nome no certificado',
    nameHelp: 'Confira antes de emitir: depois não muda.',
    download: 'Baixar PDF',
    copy: words.copyLink,
    check: 'Quem recebe confere o código no link, sem ver os seus dados.',
  },
  comments: {
    title: 'Comentários',
    label: 'Escreva um comentário ou pergunta',
    send: 'Comentar',
    sent: 'Comentário publicado',
    sentWaiting: 'Comentário enviado. Aparece após a aprovação da loja.',
    waiting: 'Pendente de aprovação',
    seller: 'Loja',
    empty: { title: 'Nenhum comentário', text: 'Comece a conversa sobre esta aula.' },
  },
}
