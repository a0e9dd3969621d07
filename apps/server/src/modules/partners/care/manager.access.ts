import { type AccessFacts, type Holdings, type ObjectRow, probe } from '#rpc/testing/access-facts.ts'

const on = (field: string, idOf: (holdings: Holdings) => string, more: object = {}): ObjectRow => ({
  caller: 'portfolioManager',
  ids: {
    [field]: probe({
      own: (own) => ({ [field]: idOf(own), ...more }),
      foreign: (_own, foreign) => ({ [field]: idOf(foreign), ...more }),
      refusal: 'not_found',
    }),
  },
})

export const managerCareAccess: AccessFacts = {
  at: 'manager.care',
  objects: {
    addNote: on('sellerId', ({ sellerId }) => sellerId, { text: 'Ligar na segunda' }),
    addTask: on('sellerId', ({ sellerId }) => sellerId, { title: 'Ligar', dueOn: '2030-01-31' }),
    markTask: on('taskId', ({ careTaskId }) => careTaskId, { isDone: true }),
    removeTask: on('taskId', ({ careTaskId }) => careTaskId),
    removeNote: on('noteId', ({ careNoteId }) => careNoteId),
  },
}
