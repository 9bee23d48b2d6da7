import { load } from './compiled.mjs'

// What a thread of a command begins with: it loads a file as run.mjs does.
const [, , file = '', kept = ''] = process.argv
load(file, kept)
