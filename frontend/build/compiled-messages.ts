import type { PluginObj, types as Types } from '@babel/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';

/**
 * A plugin for Babel, after Lingui's own: English messages become what Lingui makes of a catalogue, so that no parser of
 * messages is sent to browsers.
 */
export function compiledMessages({ types }: { types: typeof Types }): PluginObj {
  const compiled = ({ value }: Types.StringLiteral) => types.valueToNode(compileMessage(value));

  return {
    name: 'compiled-messages',
    visitor: {
      Program: {
        // Lingui's plugin has been there by then.
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

/** What Lingui writes has a comment of its own before it. */
const isDescriptor = ({ leadingComments }: Types.Node): boolean =>
  leadingComments?.some(({ value }) => value.trim() === 'i18n') ?? false;
