import { grantSources } from '@balcao/domain/delivery/courses'
import { z } from 'zod'
import { giveAccess } from '#modules/access/given/give-access.ts'
import { givenAccessInput } from '#modules/access/given/given.input.ts'
import { takeBackAccess } from '#modules/access/given/take-back-access.ts'
import { emptyAnswer, nothing, pageQuery, routesFor } from '#rpc/rest/routes-for.ts'
import { getStudent } from './get-student.ts'
import { listStudents } from './list-students.ts'

const studentShape = {
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  source: z.enum(grantSources),
  orderCode: z.string().nullable(),
  grantedAt: z.iso.datetime(),
  standing: z.enum(['OPEN', 'LATE', 'PAUSED', 'ENDED', 'REVOKED']),
  lessons: z.int(),
  done: z.int().meta({ description: 'Lessons that the student completed.' }),
  percent: z.int(),
  lastLesson: z.string().nullable(),
  lastSeenAt: z.iso.datetime().nullable(),
}
const student = z.object(studentShape).meta({ id: 'Student' })

const studentWithLessons = z
  .object({
    ...studentShape,
    productId: z.uuid(),
    certificate: z
      .object({ code: z.string(), issuedAt: z.iso.datetime() })
      .nullable()
      .meta({ description: 'Null until the certificate is issued.' }),
    openedLessons: z.array(
      z.object({
        lessonId: z.uuid(),
        title: z.string(),
        startedAt: z.iso.datetime(),
        lastSeenAt: z.iso.datetime(),
        positionSeconds: z.int(),
        doneAt: z.iso.datetime().nullable(),
      }),
    ),
  })
  .meta({ id: 'StudentWithLessons' })

const students = routesFor({ area: 'SELLER' }, 'students')

export const studentRoutes = [
  students.list({
    name: 'listStudents',
    path: '/products/{productId}/students',
    summary: { pt: 'Listar alunos de um produto', en: 'List the students of a product' },
    input: z.strictObject({
      productId: z.uuid(),
      search: z.string().trim().max(100).optional(),
      source: z.enum(grantSources).optional(),
      ...pageQuery,
    }),
    item: student,
    useCase: async (caller, input) => {
      const { rows, nextCursor } = await listStudents(caller, input)
      return { rows: rows.map((row) => ({ ...row, id: row.grantId })), nextCursor }
    },
  }),
  students.read({
    name: 'getStudent',
    path: '/students/{studentId}',
    summary: {
      pt: 'Consultar um aluno e o progresso em cada aula',
      en: 'Get a student with the progress in each lesson',
    },
    input: z.strictObject({ studentId: z.uuid() }),
    answer: studentWithLessons,
    useCase: getStudent,
  }),
  students.act({
    name: 'addStudents',
    path: '/products/{productId}/students',
    summary: { pt: 'Dar acesso a alunos', en: 'Give students access' },
    input: givenAccessInput.extend({ source: givenAccessInput.shape.source.default('GIFT') }),
    example: { students: [{ name: 'Ana Souza', email: 'ana@compradora.example' }] },
    answer: z.object({
      added: z.int(),
      already: z.int().meta({ description: 'Students who had the access already.' }),
    }),
    useCase: giveAccess,
  }),
  students.remove({
    name: 'removeStudent',
    path: '/students/{studentId}',
    summary: {
      pt: 'Encerrar o acesso de um aluno que não comprou',
      en: 'End the access of a student who did not buy',
    },
    input: z.strictObject({ studentId: z.uuid() }),
    answer: emptyAnswer,
    useCase: async (caller, { studentId }) => {
      await takeBackAccess(caller, { grantId: studentId })
      return nothing()
    },
  }),
]
