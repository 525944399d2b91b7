import type { PluginObj, types as Types } from '@babel/core';

/**
 * A Babel plugin that lets the bundler drop a library's unused components: it marks `forwardRef` calls as pure, like
 * React's own preset, and removes display names, which only development shows.
 * React Router's links and forms weigh 4 KiB.
 */
export const pureComponents = ({ types }: { types: typeof Types }): PluginObj => ({
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
    AssignmentExpression({ node: { left }, parentPath }) {
      if (
        types.isMemberExpression(left) &&
        types.isIdentifier(left.property, { name: 'displayName' })
      )
        parentPath.remove();
    },
  },
});
