import { execFile, execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { commentMark } from '../../../scripts/changes/style.ts'
import { temporary } from '../../e2e/support/command.ts'
import { put } from '../../support/scratch.ts'
import { baseTexts } from '../content/base.ts'
import { takeTurns } from '../../support/turns.ts'

interface Step {
  name?: string
  uses?: string
  run?: string
  with?: Record<string, unknown>
  env?: Record<string, string>
}
interface Job {
  if?: string
  permissions: Record<string, string>
  steps: Step[]
}
interface Workflow {
  on: Record<string, unknown>
  permissions: unknown
  jobs: Record<'check' | 'report', Job>
}

const yaml = createRequire(import.meta.url)('js-yaml') as { load(text: string): unknown }
const workflow = yaml.load(readFileSync('.github/workflows/content.yml', 'utf8')) as Workflow
const steps = Object.values(workflow.jobs).flatMap((job) => job.steps)
const runOf = (job: 'check' | 'report', name: string) => {
  const step = workflow.jobs[job].steps.find((one) => one.name === name)
  if (!step?.run) throw new Error(`The job ${job} has no step "${name}"`)
  return step.run
}

/** Runs the commands of a step as the runner does. */
function shell(
  script: string,
  cwd: string,
  env: Record<string, string>,
): Promise<{ code: number; stdout: string; stderr: string }> {
  const { FORCE_COLOR: _, ...inherited } = process.env
  return new Promise((done) => {
    execFile(
      'bash',
      ['--noprofile', '--norc', '-eo', 'pipefail', '-c', script],
      { cwd, env: { ...inherited, NO_COLOR: '1', ...env } },
      (error, stdout, stderr) => done({ code: error ? Number(error.code) : 0, stdout, stderr }),
    )
  })
}

describe('the workflow for content', () => {
  test('runs on pull requests that touch pages, and never with the rights of the base on foreign code', () => {
    const { pull_request: onRequest, ...others } = workflow.on
    expect(onRequest).toEqual({ paths: ['pages/**'] })
    expect(Object.keys(others)).toEqual(['schedule', 'workflow_dispatch'])
    expect(workflow.jobs.check.if).toBe("github.event_name == 'pull_request'")
    expect(workflow.permissions).toEqual({})
  })

  test('the job that runs code only reads; the job that writes has no code, and not on forks', () => {
    expect(workflow.jobs.check.permissions).toEqual({ contents: 'read' })
    expect(workflow.jobs.report.permissions).toEqual({ 'pull-requests': 'write', 'security-events': 'write' })
    expect(workflow.jobs.report.if).toContain('head.repo.full_name == github.repository')
    expect(workflow.jobs.report.steps.map(({ uses = '' }) => uses).join()).not.toContain('checkout')
    expect(workflow.jobs.report.steps.map(({ run = '' }) => run).join()).not.toMatch(/npm|scripts/)
  })

  test('every action is pinned to a commit', () => {
    const actions = steps.flatMap(({ uses }) => uses ?? [])
    expect(actions.length).toBeGreaterThan(3)
    for (const action of actions) expect(action).toMatch(/^[\w-]+\/[\w/-]+@[0-9a-f]{40}$/)
    for (const step of steps)
      if (step.uses?.includes('checkout')) expect(step.with).toMatchObject({ 'persist-credentials': false })
  })

  test('no expression is inside of a command, where its value could become one', () => {
    for (const { run = '' } of steps) expect(run).not.toContain('${{')
  })

  test('what one job leaves the other one takes', () => {
    const take = (action: string) => steps.find(({ uses = '' }) => uses.includes(action))?.with
    expect(take('upload-artifact')).toMatchObject({ name: 'content-report', path: 'report' })
    expect(take('download-artifact')).toMatchObject({ name: 'content-report', path: 'report' })
    expect(take('upload-sarif')).toMatchObject({ sarif_file: 'report/content.sarif' })
  })
})

describe('its commands, on a branch with a changed page', () => {
  takeTurns('ci content')
  const { folder, remove } = temporary()
  const summary = join(folder, 'report.md')
  const git = (...args: string[]) =>
    execFileSync(
      'git',
      ['-c', 'user.name=Test', '-c', 'user.email=test@brightrail.example', '-c', 'commit.gpgsign=false', ...args],
      { cwd: folder },
    )
  const change = (from: string | RegExp, to: string) => {
    const file = join(folder, 'pages/about.json')
    writeFileSync(file, readFileSync(file, 'utf8').replace(from, to))
    git('commit', '-qam', 'Change')
  }

  beforeAll(() => {
    for (const name of ['public', 'schemas', 'scripts', 'src', 'package.json', 'package-lock.json', 'tsconfig.json']) {
      if (existsSync(name)) cpSync(name, join(folder, name), { recursive: true })
    }
    // The commands are what is tested: a small site makes each of them three times as fast.
    put(join(folder, 'pages'), baseTexts)
    // Its first step makes the folder of the report. Each test runs by itself too.
    put(folder, { '.gitignore': 'node_modules\nreport*\n', 'report/changes.md': '' })
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction')
    git('init', '-q', '-b', 'main')
    git('add', '.')
    git('commit', '-qm', 'Start')
    // As the runner has it: the base is known from the server only, and nothing is checked out by name.
    git('update-ref', 'refs/remotes/origin/main', 'HEAD')
    git('checkout', '-q', '--detach')
    git('branch', '-qD', 'main')
  })
  afterAll(remove)

  const env = { BASE: 'main', GITHUB_STEP_SUMMARY: summary, CI: 'true' }
  const read = (name: string) => readFileSync(join(folder, 'report', name), 'utf8')

  test('the summary, the findings, and success where there is no error', async () => {
    change(/"title": "(\w+) /, '"title": "$1 all of ')
    writeFileSync(summary, 'Of the step before.\n')
    const first = await shell(runOf('check', 'Say what changes on the site'), folder, env)
    expect(first).toMatchObject({ code: 0, stdout: '' })
    expect(read('changes.md')).toMatch(new RegExp(`^${commentMark}\n`))
    expect(read('changes.md')).toContain('**all of**')
    expect(readFileSync(summary, 'utf8')).toBe(`Of the step before.\n${read('changes.md')}`)
    expect(await shell(runOf('check', 'Write the findings for code scanning'), folder, env)).toMatchObject({
      code: 0,
      stdout: '',
    })
    expect(JSON.parse(read('content.sarif'))).toMatchObject({ version: '2.1.0', runs: [{ tool: {} }] })
    const shown = await shell(runOf('check', 'Show the findings beside the changed lines'), folder, env)
    expect(shown.code).toBe(0)
  })

  test('an error: the files are written all the same, and the last step fails with annotations', async () => {
    change('"href": "#story"', '"href": "/nowhere"')
    expect(await shell(runOf('check', 'Say what changes on the site'), folder, env)).toMatchObject({ code: 0 })
    expect(read('changes.md')).toMatch(/New findings: \d+/)
    expect(await shell(runOf('check', 'Write the findings for code scanning'), folder, env)).toMatchObject({ code: 0 })
    const { runs } = JSON.parse(read('content.sarif')) as { runs: { results: { ruleId: string }[] }[] }
    expect(runs[0]?.results.map(({ ruleId }) => ruleId)).toContain('linkPage')
    const last = await shell(runOf('check', 'Show the findings beside the changed lines'), folder, env)
    expect(last.code).toBe(1)
    expect(last.stdout).toMatch(/^::error file=pages\/about\.json,line=\d+/m)
  })

  test('a command that does not work at all stops the job', async () => {
    const step = runOf('check', 'Write the findings for code scanning').replace('sarif', 'nothing')
    expect(await shell(step, folder, env)).toMatchObject({ code: 1 })
    const gone = await shell(runOf('check', 'Say what changes on the site'), folder, { ...env, BASE: 'gone' })
    expect(gone.code).not.toBe(0)
    expect(gone.stderr).toContain('There is no branch or commit "gone" here.')
  })
})

describe('the comment on the pull request', () => {
  const body = `${commentMark}\nWhat changes\n`
  const bot = { login: 'github-actions[bot]' }
  let comments: { id: number; user: { login: string }; body: string }[] = []
  let asked: string[] = []
  let status = 200
  const place = temporary()

  /** A server that answers as the interface for comments does. */
  const server = createServer((request, response) => {
    void readBody(request).then((text) => {
      const url = new URL(request.url ?? '', 'http://localhost')
      asked.push(`${request.method} ${url.pathname} ${request.headers.authorization}`)
      const page = Number(url.searchParams.get('page') ?? 1)
      if (request.method === 'GET')
        return response.writeHead(status).end(JSON.stringify(comments.slice((page - 1) * 100, page * 100)))
      const sent = (JSON.parse(text) as { body: string }).body
      const id = Number(url.pathname.split('/').at(-1))
      const old = comments.find((one) => one.id === id)
      if (request.method === 'PATCH' && old) old.body = sent
      else comments.push({ id: comments.length + 1, user: bot, body: sent })
      return response.writeHead(status).end('{}')
    })
  })
  async function readBody(request: IncomingMessage): Promise<string> {
    let text = ''
    for await (const part of request) text += String(part)
    return text
  }

  beforeAll(async () => {
    mkdirSync(join(place.folder, 'report'))
    writeFileSync(join(place.folder, 'report/changes.md'), body)
    await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done))
  })
  afterAll(() => {
    server.close()
    place.remove()
  })
  beforeEach(() => {
    comments = []
    asked = []
    status = 200
  })

  const send = () => {
    const { port } = server.address() as AddressInfo
    const env = { TOKEN: 'secret', COMMENTS: `http://127.0.0.1:${port}/repos/a/b/issues`, NUMBER: '7' }
    return shell(runOf('report', 'Write the summary as one comment'), place.folder, env)
  }

  test('is made once, and then changed', async () => {
    expect(await send()).toEqual({ code: 0, stdout: '', stderr: '' })
    expect(comments).toEqual([{ id: 1, user: bot, body }])
    writeFileSync(join(place.folder, 'report/changes.md'), `${body}More\n`)
    expect(await send()).toMatchObject({ code: 0 })
    writeFileSync(join(place.folder, 'report/changes.md'), body)
    expect(comments).toEqual([{ id: 1, user: bot, body: `${body}More\n` }])
    expect(asked.at(-1)).toBe('PATCH /repos/a/b/issues/comments/1 Bearer secret')
  })

  test('is found behind many others, and what people wrote is left alone', async () => {
    comments = Array.from({ length: 230 }, (_, at) => ({
      id: at + 1,
      user: { login: 'someone' },
      body: at === 3 ? body : 'Fine',
    }))
    comments.push({ id: 400, user: bot, body: 'Deployed' })
    comments.push({ id: 500, user: bot, body: `${commentMark}\nOld` })
    await send()
    expect(comments).toHaveLength(232)
    expect(comments.at(-1)?.body).toBe(body)
    expect(comments[3]?.user.login).toBe('someone')
  })

  test('that is refused fails the step', async () => {
    status = 403
    expect(await send()).toMatchObject({ code: 1, stderr: expect.stringContaining('403') as string })
  })
})
