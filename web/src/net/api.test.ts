import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ApiError, errorMessage } from './api';

const web = join(import.meta.dirname, '../..');
const protocol = readFileSync(join(web, '../docs/protocol.md'), 'utf8');
const table = protocol.slice(protocol.indexOf('## Errors'), protocol.indexOf('## HTTP'));
const codes = [...table.matchAll(/^\| (`[^|]+) \|/gm)].flatMap(([, cell]) =>
  [...cell!.matchAll(/`([a-z_]+)`/g)].map(([, code]) => code!),
);
const english = readdirSync(join(web, 'locales/en'))
  .map((file) => readFileSync(join(web, 'locales/en', file), 'utf8'))
  .join('\n');

describe('the words for what went wrong', () => {
  it('are there for every code that the server knows', () => {
    expect(codes.length).toBeGreaterThan(30);
    for (const code of ['network', 'offline', 'no code of ours', ...codes]) {
      expect(english).toContain(`\n${errorMessage(new ApiError(code))} = `);
    }
    for (const phase of ['setup', 'playing', 'paused', 'over']) {
      expect(english).toContain(`\n${errorMessage(new ApiError('wrong_phase', { phase }))} = `);
    }
  });

  it.each([
    ['no_such_code', {}, 'error-code'],
    ['no_such_table', {}, 'error-not-found'],
    ['storage_unavailable', {}, 'error-server'],
    ['wrong_phase', { phase: 'playing' }, 'error-started'],
    ['wrong_phase', { phase: 'setup' }, 'error-setup'],
    ['wrong_phase', { phase: 'over' }, 'error-over'],
    ['muted', {}, 'error-muted'],
  ])('say what %s %j means', (code, body, id) => expect(errorMessage(new ApiError(code, body))).toBe(id));

  it('may be others at one place', () => {
    const gone = new ApiError('no_such_code');
    expect(errorMessage(gone, { no_such_code: 'error-link' })).toBe('error-link');
    expect(errorMessage(new ApiError('too_many'), { no_such_code: 'error-link' })).toBe('error-rate');
  });

  it('are general for what is no error of the server', () => {
    expect(errorMessage(new TypeError('a slip of ours'))).toBe('error-generic');
  });
});
