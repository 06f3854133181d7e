// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { harmless, ownScript } from './trusted-types';

describe('the policy of the page of GraphiQL', () => {
  it.each(['<p>The <code>position</code> of the books.</p>', '<a href="https://example.org">x</a>', ''])(
    'admits markup without scripts: %s',
    (markup) => expect(harmless(markup)).toBe(markup),
  );

  it.each([
    '<script>x</script>',
    '<img src=x onerror=alert(1)>',
    '<a href="javascript:x">x</a>',
    '<iframe src=x></iframe>',
  ])('refuses markup with scripts: %s', (markup) => expect(() => harmless(markup)).toThrow(TypeError));

  it('admits workers of this service only', () => {
    expect(ownScript('/assets/worker.js')).toBe('/assets/worker.js');
    expect(() => ownScript('https://elsewhere.invalid/worker.js')).toThrow(TypeError);
    expect(() => ownScript('//elsewhere.invalid/worker.js')).toThrow(TypeError);
  });
});
