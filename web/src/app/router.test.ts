import { describe, expect, it } from 'vitest';
import { matchPath, type Pattern } from './router.svelte';
import { screens } from './screens';

const screen = { title: 'x', load: () => Promise.reject(new Error('not here')) };
const patterns: Pattern[] = [
  { path: '/', screen },
  { path: '/join', screen },
  { path: '/table/:id', screen },
];

describe('addresses', () => {
  it('find their screen', () => {
    expect(matchPath(patterns, '/')).toMatchObject({ params: {} });
    expect(matchPath(patterns, '/table/a%20b/')).toMatchObject({ params: { id: 'a b' } });
  });
  it.each(['/nowhere', '/table', '/table/1/2', '/table/%'])('of nothing: %s', (path) =>
    expect(matchPath(patterns, path)).toBeNull(),
  );
  it('of the page are all different and all load', async () => {
    const paths = screens.map(({ path }) => path.replace(/:\w+/g, ':'));
    expect(new Set(paths).size).toBe(paths.length);
    for (const { screen } of screens) expect((await screen.load()).default).toBeTypeOf('function');
  }, 30_000);
});
