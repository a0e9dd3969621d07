import type { ConsoleLocale } from '#vocabulary.ts'

export type Category = { id: string; names: Record<ConsoleLocale, string>; isAdult?: true }

export const categories = [
  { id: 'saude-e-esportes', names: { PT_BR: 'Saúde e esportes', EN_US: 'Health and sports' } },
  {
    id: 'financas-e-investimentos',
    names: { PT_BR: 'Finanças e investimentos', EN_US: 'Finance and investments' },
  },
  { id: 'relacionamentos', names: { PT_BR: 'Relacionamentos', EN_US: 'Relationships' } },
  { id: 'negocios-e-carreira', names: { PT_BR: 'Negócios e carreira', EN_US: 'Business and career' } },
  { id: 'espiritualidade', names: { PT_BR: 'Espiritualidade', EN_US: 'Spirituality' } },
  { id: 'sexualidade', names: { PT_BR: 'Sexualidade', EN_US: 'Sexuality' }, isAdult: true },
  { id: 'entretenimento', names: { PT_BR: 'Entretenimento', EN_US: 'Entertainment' } },
  {
    id: 'culinaria-e-gastronomia',
    names: { PT_BR: 'Culinária e gastronomia', EN_US: 'Cooking and gastronomy' },
  },
  { id: 'idiomas', names: { PT_BR: 'Idiomas', EN_US: 'Languages' } },
  { id: 'direito', names: { PT_BR: 'Direito', EN_US: 'Law' } },
  { id: 'apps-e-software', names: { PT_BR: 'Apps e software', EN_US: 'Apps and software' } },
  { id: 'literatura', names: { PT_BR: 'Literatura', EN_US: 'Literature' } },
  { id: 'casa-e-construcao', names: { PT_BR: 'Casa e construção', EN_US: 'Home and building' } },
  {
    id: 'desenvolvimento-pessoal',
    names: { PT_BR: 'Desenvolvimento pessoal', EN_US: 'Personal development' },
  },
  { id: 'moda-e-beleza', names: { PT_BR: 'Moda e beleza', EN_US: 'Fashion and beauty' } },
  { id: 'animais-e-plantas', names: { PT_BR: 'Animais e plantas', EN_US: 'Animals and plants' } },
  { id: 'educacional', names: { PT_BR: 'Educacional', EN_US: 'Education' } },
  { id: 'hobbies', names: { PT_BR: 'Hobbies', EN_US: 'Hobbies' } },
  { id: 'design', names: { PT_BR: 'Design', EN_US: 'Design' } },
  { id: 'internet', names: { PT_BR: 'Internet', EN_US: 'Internet' } },
  {
    id: 'ecologia-e-meio-ambiente',
    names: { PT_BR: 'Ecologia e meio ambiente', EN_US: 'Ecology and environment' },
  },
  { id: 'musica-e-artes', names: { PT_BR: 'Música e artes', EN_US: 'Music and arts' } },
  {
    id: 'tecnologia-da-informacao',
    names: { PT_BR: 'Tecnologia da informação', EN_US: 'Information technology' },
  },
  {
    id: 'empreendedorismo-digital',
    names: { PT_BR: 'Empreendedorismo digital', EN_US: 'Digital entrepreneurship' },
  },
  { id: 'maternidade-e-familia', names: { PT_BR: 'Maternidade e família', EN_US: 'Motherhood and family' } },
  { id: 'outros', names: { PT_BR: 'Outros', EN_US: 'Other' } },
] as const satisfies readonly Category[]

export type CategoryId = (typeof categories)[number]['id']
