/**
 * SQL must be constant: the SQL passed to a query builder or connection has to be a fixed text, with values as
 * parameters. Then input can never become SQL, even if a check is forgotten.
 */

/** Methods of query builders, connections and integrity checks that take SQL, with the position of that argument. */
const sqlArguments = new Map(
  Object.entries({
    addGroupBy: [0],
    addOrderBy: [0],
    addSelect: [0, 1],
    andHaving: [0],
    andWhere: [0],
    eachGroup: [1],
    eachRow: [1],
    groupBy: [0],
    having: [0],
    innerJoin: [0, 1, 2],
    innerJoinAndSelect: [0, 1, 2],
    leftJoin: [0, 1, 2],
    leftJoinAndSelect: [0, 1, 2],
    orHaving: [0],
    orWhere: [0],
    orderBy: [0],
    orderByRaw: [0],
    query: [0],
    rows: [0],
    select: [0, 1],
    where: [0],
  }),
);
/** @typedef {any} Node An AST node of ESLint, of JavaScript or TypeScript. */
/** @typedef {import('eslint').Scope.Scope} Scope */

const looksLikeSql =
  /\b(SELECT\b[^]*\bFROM|INSERT\s+INTO|UPDATE\s+\S+\s+SET|DELETE\s+FROM|WHERE|ORDER\s+BY)\b/;

/** @type {import('eslint').Rule.RuleModule} */
export const sqlIsFixed = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      text: 'SQL has to be a fixed text: hand values over as parameters, and pick columns from a fixed list.',
    },
  },
  create(context) {
    /** @param {Node} node */
    const report = (node) => context.report({ node, messageId: 'text' });
    /** @param {Node} node */
    const scopeOf = (node) => context.sourceCode.getScope(node);
    return {
      /** @param {Node} node */
      CallExpression(node) {
        const places = sqlArguments.get(nameOf(node.callee)) ?? [];
        for (const argument of places.map((place) => node.arguments[place]))
          if (argument && mayBeText(argument) && !isFixed(argument, scopeOf(node)))
            report(argument);
      },
      // How much a column changes by: .set({ quantity: () => 'quantity + :more' })
      "CallExpression[callee.property.name='set'] Property > ArrowFunctionExpression"(
        /** @type {Node} */ node,
      ) {
        if (!isFixed(node.body, scopeOf(node))) report(node);
      },
      /** @param {Node} node */
      TemplateLiteral(node) {
        const text = node.quasis.map((/** @type {Node} */ { value }) => value.cooked).join('?');
        if (looksLikeSql.test(text) && !isFixed(node, scopeOf(node))) report(node);
      },
      "BinaryExpression[operator='+']"(/** @type {Node} */ node) {
        const text = [node.left, node.right].map(({ value }) => value ?? '?').join('');
        if (looksLikeSql.test(text) && !isFixed(node, scopeOf(node))) report(node);
      },
    };
  },
};

/** @param {Node} callee */
function nameOf(callee) {
  return callee.type === 'MemberExpression' ? callee.property.name : callee.name;
}

/**
 * Objects, functions and classes are conditions, subqueries and entities.
 * @param {Node} node
 */
function mayBeText({ type, name }) {
  if (type === 'Identifier') return !/^[A-Z]\w*[a-z]\w*$/.test(name);
  return !['ObjectExpression', 'ArrowFunctionExpression', 'NewExpression'].includes(type);
}

/**
 * Whether a text is constant: a literal, or composed of constants.
 * @param {Node} node
 * @param {Scope} scope
 * @returns {boolean}
 */
function isFixed(node, scope) {
  switch (node.type) {
    case 'Literal':
      return true;
    case 'TemplateLiteral':
      return node.expressions.every((/** @type {Node} */ part) => isFixed(part, scope));
    case 'BinaryExpression':
      return [node.left, node.right].every((part) => isFixed(part, scope));
    case 'ConditionalExpression':
      return [node.consequent, node.alternate].every((part) => isFixed(part, scope));
    case 'ArrayExpression':
      return node.elements.every((/** @type {Node} */ part) => isFixed(part, scope));
    case 'Identifier':
      return isFixedConstant(node.name, scope);
    default:
      return false;
  }
}

/**
 * @param {string} name
 * @param {Scope} scope
 */
function isFixedConstant(name, scope) {
  for (let at = /** @type {Scope | null} */ (scope); at; at = at.upper) {
    const definition = /** @type {Node} */ (at.set.get(name)?.defs[0]);
    if (!definition) continue;
    const { node, parent } = definition;
    return parent?.kind === 'const' && Boolean(node.init) && isFixed(node.init, at);
  }
  return false;
}
