import { watchLiving } from '../client/living/watchLiving.ts'

// A script of its own, for pages with drawings that start when they are seen. It may come before the end of the HTML.
const start = () => watchLiving(document)
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start)
else start()
