import { flushSync } from 'svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { preferred, readStored, settings } from './settings.svelte';

describe('stored settings', () => {
  it('survive broken storage field by field', () => {
    const read = readStored('{"theme":"dark","speed":"9","language":"xx","name":7,"animation":false}', ['fr-CH', 'en']);
    expect(read).toEqual({ theme: 'dark', speed: '1', animation: false, language: 'fr', name: '', sound: true, volume: 0.6 });
    for (const text of [null, 'not json', '[]', 'null', '3']) expect(readStored(text, []).theme).toBe('auto');
  });

  it('are silent on a phone unless somebody wants otherwise', () => {
    expect(readStored(null, [], true).sound).toBe(false);
    expect(readStored('{"sound":true,"volume":0.2}', [], true)).toMatchObject({ sound: true, volume: 0.2 });
    expect(readStored('{"sound":false,"volume":7}', [])).toMatchObject({ sound: false, volume: 0.6 });
  });

  it('take the first language of the browser that the table speaks', () => {
    expect(preferred(['es', 'de-AT', 'en'])).toBe('de');
    expect(preferred(['es'])).toBe('en');
  });

  it('cut a name that is too long', () => {
    expect(readStored(JSON.stringify({ name: 'x'.repeat(99) }), []).name).toHaveLength(32);
  });
});

describe('settings', () => {
  beforeEach(() => {
    localStorage.clear();
    Object.assign(settings, { theme: 'auto', speed: '1', animation: true });
  });

  it('are kept and shown on the page', () => {
    const stop = settings.follow();
    settings.theme = 'dark';
    settings.animation = false;
    flushSync();
    expect(document.documentElement.dataset).toMatchObject({ theme: 'dark', motion: 'off' });
    expect(JSON.parse(localStorage.getItem('banneret.settings') ?? '{}')).toMatchObject({ theme: 'dark', animation: false });
    settings.theme = 'auto';
    flushSync();
    expect(document.documentElement.dataset.theme).toBeUndefined();
    stop();
  });

  it('do without storage', () => {
    const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    const stop = settings.follow();
    settings.name = 'Maud';
    expect(() => flushSync()).not.toThrow();
    stop();
    refuse.mockRestore();
  });

  it('set the length of an animation', () => {
    settings.speed = '2';
    expect(settings.duration(700)).toBe(350);
    settings.speed = 'instant';
    expect(settings.duration(700)).toBe(0);
    settings.speed = '0.5';
    expect(settings.duration(100)).toBe(200);
    settings.animation = false;
    expect(settings.duration(100)).toBe(0);
  });
});
