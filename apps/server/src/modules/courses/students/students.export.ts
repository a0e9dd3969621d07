import { defineExport } from '#rpc/exports/define-export.ts'
import { listStudents, studentFilters } from './list-students.ts'

const sources = {
  PT_BR: { SALE: 'Compra', GIFT: 'Cortesia', IMPORT: 'Importação' },
  EN_US: { SALE: 'Purchase', GIFT: 'Gift', IMPORT: 'Import' },
}
const standings = {
  PT_BR: {
    OPEN: 'Liberado',
    LATE: 'Pagamento em atraso',
    PAUSED: 'Assinatura pausada',
    ENDED: 'Assinatura encerrada',
    REVOKED: 'Encerrado',
  },
  EN_US: {
    OPEN: 'Open',
    LATE: 'Payment overdue',
    PAUSED: 'Subscription paused',
    ENDED: 'Subscription ended',
    REVOKED: 'Closed',
  },
}

export const studentsExport = defineExport({
  name: 'students',
  fileName: { PT_BR: 'alunos', EN_US: 'students' },
  access: { area: 'SELLER' },
  input: studentFilters,
  rows: (caller, filters, page) => listStudents(caller, { ...filters, ...page }),
  columns: [
    { heading: { PT_BR: 'Aluno', EN_US: 'Student' }, cell: (student) => student.name },
    { heading: { PT_BR: 'E-mail', EN_US: 'Email' }, cell: (student) => student.email },
    {
      heading: { PT_BR: 'Origem', EN_US: 'Source' },
      cell: (student, { locale }) => sources[locale][student.source],
    },
    { heading: { PT_BR: 'Pedido', EN_US: 'Order' }, cell: (student) => student.orderCode ?? '' },
    {
      heading: { PT_BR: 'Acesso desde', EN_US: 'Access since' },
      cell: (student, text) => text.instant(student.grantedAt),
    },
    {
      heading: { PT_BR: 'Status', EN_US: 'Status' },
      cell: (student, { locale }) => standings[locale][student.standing],
    },
    { heading: { PT_BR: 'Aulas concluídas', EN_US: 'Lessons done' }, cell: (student) => student.done },
    { heading: { PT_BR: 'Aulas', EN_US: 'Lessons' }, cell: (student) => student.lessons },
    { heading: { PT_BR: 'Progresso (%)', EN_US: 'Progress (%)' }, cell: (student) => student.percent },
    { heading: { PT_BR: 'Última aula', EN_US: 'Last lesson' }, cell: (student) => student.lastLesson ?? '' },
    {
      heading: { PT_BR: 'Último acesso', EN_US: 'Last seen' },
      cell: (student, text) => (student.lastSeenAt === null ? '' : text.instant(student.lastSeenAt)),
    },
  ],
})
