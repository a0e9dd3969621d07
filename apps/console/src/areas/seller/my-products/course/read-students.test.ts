import { expect, test } from 'vitest'
import { readStudents } from './read-students.ts'

test('a pasted list or a CSV file gives its students, with or without headings and names', () => {
  expect(
    readStudents('Nome;E-mail\n"Ana Lima";ana@x.example\n\nbia@x.example\ncaio@x.example,Caio Reis\r\n'),
  ).toEqual([
    { name: 'Ana Lima', email: 'ana@x.example' },
    { name: 'bia', email: 'bia@x.example' },
    { name: 'Caio Reis', email: 'caio@x.example' },
  ])
})

test('a line without an address becomes a student with an empty address', () => {
  expect(readStudents('ana@x.example\nBia Souza')).toEqual([
    { name: 'ana', email: 'ana@x.example' },
    { name: 'Bia Souza', email: '' },
  ])
})
