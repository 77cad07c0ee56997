/** Every screen of the page and its address. A new screen is one entry here and one file. */
import type { Pattern } from './router.svelte';

export const screens: Pattern[] = [
  { path: '/', screen: { title: 'home-title', load: () => import('../screens/Home.svelte') } },
  { path: '/friends', screen: { title: 'friends-title', load: () => import('../screens/Friends.svelte') } },
  { path: '/pass', screen: { title: 'pass-title', load: () => import('../screens/PassPlay.svelte') } },
  { path: '/join', screen: { title: 'join-title', load: () => import('../screens/Join.svelte') } },
  { path: '/join/:code', screen: { title: 'join-title', load: () => import('../screens/Join.svelte') } },
  { path: '/table/:id', screen: { title: 'table-title', load: () => import('../screens/Table.svelte'), full: true } },
  { path: '/seat', screen: { title: 'table-title', load: () => import('../screens/Seat.svelte') } },
  { path: '/tables', screen: { title: 'tables-title', load: () => import('../screens/MyTables.svelte') } },
  { path: '/lobby', screen: { title: 'lobby-title', load: () => import('../screens/Lobby.svelte') } },
  {
    path: '/learn',
    screen: { title: 'lesson-title', load: () => import('../learn/Lesson.svelte'), areas: ['lesson'], full: true },
  },
  {
    path: '/replay',
    screen: { title: 'replay-title', load: () => import('../replay/Replay.svelte'), areas: ['replay'], full: true },
  },
  {
    path: '/replay/:id',
    screen: { title: 'replay-title', load: () => import('../replay/Replay.svelte'), areas: ['replay'], full: true },
  },
  {
    path: '/editor',
    screen: { title: 'editor-title', load: () => import('../replay/Editor.svelte'), areas: ['editor', 'coach'] },
  },
  {
    path: '/rules',
    screen: { title: 'rules-title', load: () => import('../learn/Rules.svelte'), areas: ['rules'], full: true },
  },
  {
    path: '/account',
    screen: { title: 'account-title', load: () => import('../screens/Account.svelte'), areas: ['settings'] },
  },
  {
    path: '/settings',
    screen: { title: 'settings-title', load: () => import('../screens/Settings.svelte'), areas: ['settings'] },
  },
];

export const notFound: Pattern['screen'] = {
  title: 'lost-title',
  load: () => import('../screens/Lost.svelte'),
};
