import type { PluginObj, types as Types } from '@babel/core';

/**
 * A plugin for Babel that lets the bundler leave out the components of a library that nobody uses: it marks
 * `forwardRef` calls as pure, as React's own preset does, and drops display names, which only development shows. Links
 * and forms of React Router weigh 4 KiB.
 */
export function pureComponents({ types }: { types: typeof Types }): PluginObj {
  const isDisplayName = (node: Types.Expression) =>
    types.isAssignmentExpression(node) &&
    types.isMemberExpression(node.left) &&
    types.isIdentifier(node.left.property, { name: 'displayName' });
  return {
    name: 'pure-components',
    visitor: {
      CallExpression({ node }) {
        const { callee } = node;
        if (
          types.isMemberExpression(callee) &&
          types.isIdentifier(callee.property, { name: 'forwardRef' })
        )
          types.addComment(node, 'leading', '#__PURE__');
      },
      ExpressionStatement(path) {
        if (path.parentPath.isProgram() && isDisplayName(path.node.expression)) path.remove();
      },
    },
  };
}
