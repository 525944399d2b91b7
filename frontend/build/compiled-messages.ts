import type { PluginObj, types as Types } from '@babel/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';

/**
 * A Babel plugin that runs after Lingui's own: it compiles English messages as Lingui compiles a catalogue, so that
 * browsers need no message parser.
 */
export function compiledMessages({ types }: { types: typeof Types }): PluginObj {
  const compiled = ({ value }: Types.StringLiteral) => types.valueToNode(compileMessage(value));

  return {
    name: 'compiled-messages',
    visitor: {
      Program: {
        // Lingui's plugin has run by then.
        exit(program) {
          program.traverse({
            ObjectProperty({ node, parent }) {
              const { key, value } = node;
              if (!types.isIdentifier(key, { name: 'message' }) || !isDescriptor(parent)) return;
              if (types.isStringLiteral(value)) node.value = compiled(value);
            },
            JSXOpeningElement({ node: { name, attributes } }) {
              if (!types.isJSXIdentifier(name, { name: '_Trans' })) return;
              for (const attribute of attributes) {
                if (!types.isJSXAttribute(attribute) || attribute.name.name !== 'message') continue;
                if (types.isStringLiteral(attribute.value))
                  attribute.value = types.jsxExpressionContainer(compiled(attribute.value));
              }
            },
          });
        },
      },
    },
  };
}

/** Lingui marks the descriptors it generates with a leading comment. */
const isDescriptor = ({ leadingComments }: Types.Node): boolean =>
  leadingComments?.some(({ value }) => value.trim() === 'i18n') ?? false;
