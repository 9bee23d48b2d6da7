export { recover } from './recover.ts'
