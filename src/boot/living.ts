import { watchLiving } from '../client/living/watchLiving.ts'

// A script of its own, for pages with drawings that start when they are seen.
watchLiving(document)
