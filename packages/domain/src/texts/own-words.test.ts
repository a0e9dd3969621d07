import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fillWords, hasUnknownVariable, namesAddress, reminderVariables } from './own-words.ts'

const values = { nome: 'Ana', produto: 'Curso de pão', valor: 'R$ 97,00', vendedor: 'Forno da Marina' }

test('variables are filled in at every place', () => {
  expect(fillWords('Oi, {nome}! {produto} por {valor}, {nome}.', values)).toBe(
    'Oi, Ana! Curso de pão por R$ 97,00, Ana.',
  )
})

test('a visitor without a name is greeted without one', () => {
  const greet = (words: string) => fillWords(words, { ...values, nome: '' })
  expect(greet('Oi, {nome}! Falta pouco.')).toBe('Oi! Falta pouco.')
  expect(greet('Oi {nome}, falta pouco.')).toBe('Oi, falta pouco.')
  expect(greet('{nome}, falta pouco.')).toBe('Falta pouco.')
  expect(greet('{nome}')).toBe('')
  expect(greet('Promoção.\n{nome}, volte!')).toBe('Promoção.\nVolte!')
})

test('a value that looks like a variable is not filled in again', () => {
  fc.assert(
    fc.property(fc.constantFrom(...reminderVariables), (name) => {
      expect(fillWords('{produto}', { ...values, produto: `{${name}}` })).toBe(`{${name}}`)
    }),
  )
})

test('a variable that does not exist is found', () => {
  expect(hasUnknownVariable('Oi, {nome}', reminderVariables)).toBe(false)
  expect(hasUnknownVariable('Oi, {name}', reminderVariables)).toBe(true)
  expect(hasUnknownVariable('Acesse {link}', reminderVariables)).toBe(true)
  expect(hasUnknownVariable('Chaves {} e { nome } são só texto', reminderVariables)).toBe(false)
})

test.each([
  'https://golpe.example',
  'acesse golpe.com.br já',
  'www.golpe',
  'ftp://x',
  'escreva para a@golpe.com',
  'golpe.com/pix',
  'GOLPE.COM',
  'golpe.рф',
  'Fim.Novo começo',
  'Acesse {produto}.com e ganhe',
  'Acesse golpe.{nome}com e ganhe',
  'Acesse golpe., {nome}com e ganhe',
  'Acesse golpe.{vendedor}/pix',
  'Acesse http:{nome}//golpe',
  'Escreva para pix@{vendedor}.',
])('an address is found: %s', (words) => {
  expect(namesAddress(words)).toBe(true)
})

test.each([
  'Oi, {nome}! Faltam R$ 97,00.',
  'Curso 2.0 por R$ 1.234,56',
  'Volte hoje. Até amanhã.',
  'Aula às 19h... e mais!',
  '{nome}, {produto} por {valor}. {vendedor}',
])('a sentence is no address: %s', (words) => {
  expect(namesAddress(words)).toBe(false)
})
