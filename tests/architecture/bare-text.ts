import { parseSync } from 'rolldown/utils';
import { isTest, type Fault, type SourceFile } from './project.ts';

/** Any node of a syntax tree; which fields it has is by its type. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly [field: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

/**
 * Text beside elements that come and go stands in an element of its own. A browser that translates a page puts another
 * element where a text was; React then inserts before, or removes, a text that is not there, and the screen is lost.
 */
export function textHasItsOwnElement(files: readonly SourceFile[]): Fault[] {
  return files
    .filter(({ path }) => /^src\/.*\.tsx$/.test(path) && !isTest(path))
    .flatMap(({ path, text }) =>
      bareTexts(text).map((line) => ({
        file: path,
        rule: `line ${line}: text beside what comes and goes, or alone in a fragment, needs an element of its own`,
      })),
    );
}

function bareTexts(text: string): number[] {
  const program = parseSync('a.tsx', text, { preserveParens: false }).program as unknown as Node;
  const elements = namesOfElements(program);
  const found: Node[] = [];
  walk(program, (node) => {
    if (node.type === 'FunctionDeclaration' && /^[A-Z]/.test(nameOf(node['id']))) {
      found.push(...returned(at(node, 'body')).filter((one) => isText(one, elements)));
    }
    if (node.type !== 'JSXElement' && node.type !== 'JSXFragment') return;
    const children = (node['children'] as Node[]).filter((child) => !isNothing(child));
    // A browser lets React set the text of an element that holds nothing else.
    if (node.type === 'JSXElement' && children.length === 1) return;
    // What takes a fragment away takes each of its texts out of an element around it.
    let isBehindComer = node.type === 'JSXFragment';
    for (const child of children) {
      const comes = comesAndGoes(child, elements);
      if (comes) isBehindComer = true;
      if (isBehindComer && isText(child, elements)) found.push(child);
      else if (isFixed(child) && node.type === 'JSXElement') isBehindComer = false;
    }
  });
  return found.map(({ start }) => text.slice(0, start).split('\n').length);
}

/** What a component shows: what it returns, and not what functions in it do. */
function returned(body: Node): Node[] {
  if (body.type === 'ReturnStatement') return isNode(body['argument']) ? [body['argument']] : [];
  if (/Function/.test(body.type)) return [];
  return Object.values(body).flatMap((value) => [value].flat().filter(isNode).flatMap(returned));
}

/** An element of the page itself, which is always there. */
const isFixed = (child: Node): boolean =>
  child.type === 'JSXElement' && /^[a-z]/.test(nameOf(at(at(child, 'openingElement'), 'name')));

function walk(node: Node, visit: (node: Node) => void) {
  visit(node);
  for (const value of Object.values(node)) {
    for (const child of [value].flat()) if (isNode(child)) walk(child, visit);
  }
}

/** What React shows nothing of: a comment, and space with a line break in it. */
const isNothing = (child: Node): boolean =>
  child.type === 'JSXText'
    ? /^\s*\n\s*$/.test(String(child['value']))
    : valueOf(child).type === 'JSXEmptyExpression';

function valueOf(child: Node): Node {
  const value = child.type === 'JSXExpressionContainer' ? at(child, 'expression') : child;
  return value.type === 'ChainExpression' ? at(value, 'expression') : value;
}

const rendered = /^(render[A-Z]\w*|createPortal)$/;
const elementTypes = /^(ReactNode|ReactElement)$/;

/** What the file calls its elements: props that are some, and variables and functions that are given or return one. */
function namesOfElements(program: Node): ReadonlySet<string> {
  const names = new Set(['undefined']);
  walk(program, (node) => {
    if (node.type === 'TSPropertySignature') {
      walk(node, ({ type, typeName }) => {
        if (type === 'TSTypeReference' && elementTypes.test(nameOf(typeName)))
          names.add(nameOf(node['key']));
      });
    }
    if (node.type === 'VariableDeclarator' && isNode(node['init'])) {
      const { type, body } = node['init'];
      const value = type === 'ArrowFunctionExpression' ? at(node['init'], 'body') : node['init'];
      if (isElement(value) || (isNode(body) && body.type === 'BlockStatement'))
        names.add(nameOf(node['id']));
    }
  });
  return names;
}

function nameOf(node: unknown): string {
  const name = isNode(node) ? node['name'] : undefined;
  return typeof name === 'string' ? name : '';
}

const isElement = (node: Node): boolean =>
  node.type.startsWith('JSX') ||
  ['right', 'consequent', 'alternate'].some(
    (part) => isNode(node[part]) && isElement(node[part]),
  ) ||
  mapped(node).some(isElement);

/** What a call of `map` makes of each; nothing where it is no such call. */
function mapped(call: Node): Node[] {
  if (calledName(call) !== 'map') return [];
  const [made] = call['arguments'] as Node[];
  return made && isNode(made['body']) ? [made['body']] : [];
}

const at = (node: Node, field: string): Node => node[field] as Node;

/** Whether what is shown may be a text: all that is not seen to be an element or nothing. */
function isText(child: Node, elements: ReadonlySet<string>): boolean {
  const node = valueOf(child);
  const part = (field: string) => isText(at(node, field), elements);
  switch (node.type) {
    case 'JSXElement':
    case 'JSXFragment':
    case 'ArrowFunctionExpression':
    case 'BlockStatement':
    case 'ObjectExpression':
      return false;
    case 'Literal':
      return node['value'] !== null && node['value'] !== '';
    case 'LogicalExpression':
      return part('right') || (node['operator'] !== '&&' && part('left'));
    case 'ConditionalExpression':
      return part('consequent') || part('alternate');
    case 'CallExpression':
      return calledName(node) === 'map'
        ? mapped(node).some((made) => isText(made, elements))
        : !elements.has(calledName(node)) && !rendered.test(calledName(node));
    case 'Identifier':
      return !elements.has(nameOf(node));
    case 'MemberExpression':
      return !elements.has(nameOf(at(node, 'property')));
    default:
      return true;
  }
}

/** Whether it may be there now and not later, or be several. */
function comesAndGoes(child: Node, elements: ReadonlySet<string>): boolean {
  const node = valueOf(child);
  if (node.type === 'LogicalExpression') {
    return node['operator'] === '&&' || comesAndGoes(at(node, 'right'), elements);
  }
  if (node.type === 'ConditionalExpression') {
    const parts = [at(node, 'consequent'), at(node, 'alternate')];
    return parts.some((part) => !isText(part, elements) || comesAndGoes(part, elements));
  }
  return node.type === 'CallExpression' && calledName(node) === 'map';
}

function calledName(call: Node): string {
  if (call.type !== 'CallExpression') return '';
  const callee = at(call, 'callee');
  return nameOf(callee.type === 'MemberExpression' ? at(callee, 'property') : callee);
}
