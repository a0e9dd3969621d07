import type { AccessFacts, Holdings, ObjectRow } from '#rpc/testing/access-facts.ts'

const on = (field: string, idOf: (holdings: Holdings) => string, more: object = {}): ObjectRow => ({
  [field]: (own) => ({ [field]: idOf(own), ...more }),
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
