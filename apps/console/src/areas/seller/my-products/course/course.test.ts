import { expect, test } from 'vitest'
import { afterMove, type Course, stepOf } from './course.ts'

const lesson = (id: string) => ({ id }) as Course['modules'][number]['lessons'][number]
const course = {
  modules: [
    { id: 'um', lessons: [lesson('a'), lesson('b')] },
    { id: 'dois', lessons: [lesson('c')] },
  ],
} as unknown as Course

const order = ({ modules }: Course) =>
  modules.map(({ id, lessons }) => `${id}: ${lessons.map((each) => each.id).join(' ')}`)

test('a lesson moves by one step within its module, and past its edge into the neighbouring module', () => {
  const down = stepOf(course, 'b', 1)
  expect(down).toEqual({ kind: 'lesson', lessonId: 'b', moduleId: 'dois', place: 0 })
  expect(down && order(afterMove(course, down))).toEqual(['um: a', 'dois: b c'])
  const up = stepOf(course, 'c', -1)
  expect(up && order(afterMove(course, up))).toEqual(['um: a b c', 'dois: '])
  expect(stepOf(course, 'a', -1)).toBeNull()
  expect(stepOf(course, 'c', 1)).toBeNull()
})

test('a module moves with its lessons', () => {
  expect(order(afterMove(course, { kind: 'module', moduleId: 'dois', place: 0 }))).toEqual([
    'dois: c',
    'um: a b',
  ])
})
