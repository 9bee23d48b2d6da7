import { parentPort } from 'node:worker_threads'
import { readParts } from './read.ts'

// Reads documents beside the check that asks for them, and ends.

parentPort?.once('message', readParts)
