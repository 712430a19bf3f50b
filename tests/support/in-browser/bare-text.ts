import { afterEach, expect } from 'vitest';

const found = new Set<string>();

/** Whether React made this text: a browser that translates the page puts another element in its place. */
const isTextOfReact = (node: unknown): node is Text =>
  node instanceof Text && Object.keys(node).some((key) => key.startsWith('__reactFiber$'));

const where = (parent: Node, text: Text): string =>
  `"${text.data}" in <${(parent as Element).outerHTML?.slice(1, 160)}`;

const { insertBefore, removeChild } = Node.prototype;

Node.prototype.insertBefore = function insert<N extends Node>(
  this: Node,
  node: N,
  next: Node | null,
): N {
  if (isTextOfReact(next)) found.add(`before ${where(this, next)}`);
  return insertBefore.call(this, node, next) as N;
};

Node.prototype.removeChild = function remove<N extends Node>(this: Node, node: N): N {
  if (isTextOfReact(node)) found.add(`without ${where(this, node)}`);
  return removeChild.call(this, node) as N;
};

// A screen that does is lost as soon as a browser translates it.
afterEach(() => {
  const all = [...found];
  found.clear();
  expect(all).toEqual([]);
});
